import { maxNameLength } from '@lounge/locale';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { Select, type SelectOption } from '../select/Select.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { messages } from './ProfileForm.messages.ts';
import { profileFormStyles } from './ProfileForm.styles.ts';
import { ProfilePicture, type ProfilePictureProps } from './ProfilePicture.tsx';

/** The fields that the guest fills in. */
export interface ProfileFields {
  name: string;
  /** Empty for none. */
  postalCode: string;
  /** The language of mails; empty for that of the page. */
  mailLanguage: string;
}

/** Why a profile was not stored: a field is wrong, or nothing arrived. */
export type ProfileError = keyof ProfileFields | 'failed' | 'locked';

/** Props of ProfileForm. */
export interface ProfileFormProps extends RootProps<'div'>, Omit<ProfilePictureProps, 'name'> {
  /** The stored profile; null while it is loading. */
  profile: ProfileFields | null;
  /** The address of the account, and whether it is confirmed. @default none */
  email?: { address: string; isConfirmed: boolean; changeHref: string } | null | undefined;
  /** The languages to choose from; the first one has an empty value. */
  languages: readonly SelectOption[];
  /** Whether the fields are being stored. @default false */
  isPending?: boolean | undefined;
  /** Whether they were stored. @default false */
  isSaved?: boolean | undefined;
  /** Why they were not stored. @default they were */
  error?: ProfileError | undefined;
  /** Called with all fields; what was typed stays until they are stored. */
  onSave: (fields: ProfileFields) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-profile-form' })`
  ${profileFormStyles}
`;

type FieldsProps = Pick<ProfileFormProps, 'email' | 'languages' | 'isPending' | 'isSaved' | 'error' | 'onSave'> & {
  profile: ProfileFields;
};

function Fields({ profile, email, languages, isPending, isSaved, error, onSave }: FieldsProps) {
  const intl = useIntl();
  const languageId = useId();
  const [typed, setTyped] = useState(profile);
  const text = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const type = (changes: Partial<ProfileFields>) => setTyped({ ...typed, ...changes });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending !== true && error !== 'locked') onSave(typed);
  };
  return (
    <form noValidate onSubmit={submit}>
      <div data-part="fields">
        <TextField
          label={text('name')}
          hint={text('nameHint')}
          error={error === 'name' ? text('nameError') : undefined}
          input={{
            name: 'name',
            autoComplete: 'nickname',
            maxLength: maxNameLength,
            value: typed.name,
            onChange: ({ currentTarget }) => type({ name: currentTarget.value }),
          }}
        />
        {email && (
          <div data-part="email">
            <TextField
              label={text('email')}
              hint={text(email.isConfirmed ? 'confirmed' : 'notConfirmed')}
              input={{ name: 'email', type: 'email', value: email.address, readOnly: true }}
            />
            <a href={email.changeHref}>{text('changeEmail')}</a>
          </div>
        )}
        <TextField
          label={text('postalCode')}
          hint={text('postalCodeHint')}
          error={error === 'postalCode' ? text('postalCodeError') : undefined}
          input={{
            name: 'postalCode',
            autoComplete: 'postal-code',
            maxLength: 10,
            value: typed.postalCode,
            onChange: ({ currentTarget }) => type({ postalCode: currentTarget.value }),
          }}
        />
        <div data-part="language">
          <label htmlFor={languageId}>{text('mailLanguage')}</label>
          <Select
            input={{ id: languageId, name: 'mailLanguage', value: typed.mailLanguage }}
            options={languages}
            onChange={({ value }) => type({ mailLanguage: value })}
          />
        </div>
      </div>
      <div data-part="end">
        <Button variant="primary" type="submit" isPending={isPending} disabled={error === 'locked'}>
          {text('save')}
        </Button>
        <span role="status">{isSaved === true && text('saved')}</span>
        <span role="alert" data-part="error">
          {error === 'failed' && text('failed')}
          {error === 'locked' && text('locked')}
        </span>
      </div>
    </form>
  );
}

/**
 * A guest's profile: the picture, which is stored at once, and the fields, which "Save" stores. What was typed stays when it could not be
 * stored. @spec component:ProfileForm
 */
export function ProfileForm(props: ProfileFormProps) {
  const {
    profile,
    email,
    languages,
    isPending,
    isSaved,
    error,
    onSave,
    picture,
    isPictureChanging,
    pictureError,
    canTakeBack,
    onPicture,
    onDelete,
    onTakeBack,
    ...rest
  } = props;
  return (
    <Root {...rest}>
      {profile === null ? (
        <>
          <Skeleton shape="box" data-part="loading" />
          <Skeleton lines={6} />
        </>
      ) : (
        <>
          <ProfilePicture
            name={profile.name}
            picture={picture}
            isPictureChanging={isPictureChanging}
            pictureError={pictureError}
            canTakeBack={canTakeBack}
            onPicture={onPicture}
            onDelete={onDelete}
            onTakeBack={onTakeBack}
          />
          <Fields
            profile={profile}
            email={email}
            languages={languages}
            isPending={isPending}
            isSaved={isSaved}
            error={error}
            onSave={onSave}
          />
        </>
      )}
    </Root>
  );
}
