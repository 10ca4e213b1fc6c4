import { ProfileForm, type PictureError, type ProfileError, type ProfileFields } from '@lounge/kit/profile-form';
import { accountPagePath, languages, type Language } from '@lounge/locale';
import { maxProfilePictureBytes } from '@lounge/protocol/foundation/guest';
import type { Profile, ProfileData } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { FailedListSlot } from '../page/error-slots.tsx';
import { pictureContent } from '../page/picture-content.ts';
import { messages } from './Profile.messages.ts';
import { useProfile } from './profile-stores.ts';

/** Each language by its own name. */
const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  nl: 'Nederlands',
  es: 'Español',
};

const fieldsOf = ({ name, postalCode, preferences }: ProfileData): ProfileFields => ({
  name,
  postalCode: postalCode ?? '',
  mailLanguage: preferences.mailLanguage ?? '',
});

const errorOf = ({ fields: { failure } }: Profile): ProfileError | undefined => {
  if (failure === null) return undefined;
  const { code, field } = failure;
  if (code === 'locked') return 'locked';
  if (field === 'properties.name') return 'name';
  return field === 'properties.postalCode' ? 'postalCode' : 'failed';
};

const pictureErrorOf = ({ picture: { failure } }: Profile): PictureError | undefined => {
  if (failure === null) return undefined;
  const { code } = failure;
  return code === 'tooLarge' || code === 'wrongType' || code === 'locked' ? code : 'failed';
};

/** Stores what changed: the properties first, and the preferences if those were stored. */
const saveFields = async (profile: Profile, fields: ProfileFields): Promise<void> => {
  const before = profile.data.value;
  if (before === null) return;
  await profile.save({ name: fields.name, postalCode: fields.postalCode.trim() === '' ? null : fields.postalCode });
  const mailLanguage = languages.find((each) => each === fields.mailLanguage) ?? null;
  if (profile.fields.failure === null && mailLanguage !== before.preferences.mailLanguage)
    await profile.savePreferences({ mailLanguage });
};

/** The guest's profile with its picture. @spec feature:account.profile, feature:account.preferences */
export const ProfileConnected = observer(() => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { language } = config;
  const { profile } = useProfile();
  const { value, state, failure } = profile.data;
  const [isTooLarge, setTooLarge] = useState(false);
  if (value === null && state === 'failed')
    return (
      <FailedListSlot
        failure={failure}
        title={intl.formatMessage(messages.notLoaded)}
        onReload={() => void profile.data.load()}
      />
    );
  const choose = async (file: File): Promise<void> => {
    // The server would refuse it after all its bytes had travelled.
    setTooLarge(file.size > maxProfilePictureBytes);
    if (file.size <= maxProfilePictureBytes) await profile.upload(new Uint8Array(await file.arrayBuffer()));
  };
  const choices = languages.map((each) => ({ value: each, text: languageNames[each] }));
  return (
    <ProfileForm
      profile={value && fieldsOf(value)}
      email={
        value?.email == null
          ? null
          : {
              address: value.email,
              isConfirmed: value.isEmailVerified,
              changeHref: accountPagePath(language, 'change-email'),
            }
      }
      languages={[{ value: '', text: intl.formatMessage(messages.anyLanguage) }, ...choices]}
      isPending={profile.fields.isPending}
      isSaved={profile.fields.isSaved}
      error={stores.guest.isLocked ? 'locked' : errorOf(profile)}
      picture={value?.avatar == null ? null : pictureContent(value.avatar)}
      isPictureChanging={profile.picture.isPending}
      pictureError={isTooLarge ? 'tooLarge' : pictureErrorOf(profile)}
      canTakeBack={value !== null && value.avatarKeptUntil !== null}
      onSave={(fields) => void saveFields(profile, fields)}
      onPicture={({ file }) => void choose(file)}
      onDelete={() => void profile.deletePicture(true)}
      onTakeBack={() => void profile.deletePicture(false)}
    />
  );
});
