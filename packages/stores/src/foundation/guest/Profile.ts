import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  getProfile,
  savePreferences,
  storeProfilePicture,
  updateProfile,
  updateProfilePreview,
} from '@lounge/protocol/foundation/guest';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin, mapped, Read } from '../../reactive/Read.ts';

/** A guest's profile. */
export type ProfileData = AnswerOf<typeof getProfile>['profile'];
/** The properties that a guest may change. */
export type ProfileProperties = InputOf<typeof updateProfile>['properties'];

/** How the last change of a part of the profile went. */
export class ProfileChange {
  isPending = false;
  /** Whether it was stored. */
  isSaved = false;
  /** Why it was not stored. */
  failure: Failure | null = null;

  constructor() {
    makeAutoObservable(this);
  }
}

const withPicture = (profile: ProfileData, { avatar, avatarKeptUntil }: ProfileData): ProfileData => ({
  ...profile,
  avatar,
  avatarKeptUntil,
});

/**
 * The guest's profile and how to change it. Fields and picture are stored apart, one change of each at a time; `onChange` gets the profile
 * after each.
 */
export class Profile {
  readonly data: Read<ProfileData>;
  /** The change of properties or preferences. */
  readonly fields = new ProfileChange();
  readonly picture = new ProfileChange();
  readonly #context: StoreContext;
  readonly #onChange: (profile: ProfileData) => void;

  constructor(context: StoreContext, onChange: (profile: ProfileData) => void) {
    this.#context = context;
    this.#onChange = onChange;
    this.data = new Read(async () => mapped(await callWithin(context, getProfile, {}), ({ profile }) => profile));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @spec rest:guest.profile.update */
  save(properties: ProfileProperties): Promise<void> {
    const call = () => this.#context.client.call(updateProfile, { properties });
    return this.#store(this.fields, call, (answer, now) => withPicture(answer, now));
  }

  /** Stores a picture; the server decides by its bytes what it is. */
  upload(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const call = () => this.#context.client.call(storeProfilePicture, { bytes });
    return this.#store(this.picture, call, (answer, now) => withPicture(now, answer));
  }

  /** Deletes the picture, or takes it back. @spec rest:guest.profile.preview-update */
  deletePicture(isDeleted: boolean): Promise<void> {
    const call = () => this.#context.client.call(updateProfilePreview, { delete: isDeleted });
    return this.#store(this.picture, call, (answer, now) => withPicture(now, answer));
  }

  /** @spec rest:guest.preferences.save, feature:account.preferences */
  savePreferences(data: ProfileData['preferences']): Promise<void> {
    if (this.data.value === null) return Promise.resolve();
    const call = () => this.#context.client.call(savePreferences, { data });
    return this.#store(this.fields, call, (preferences, now) => ({ ...now, preferences }));
  }

  /** Stores a change. Answers may overtake each other, so each one replaces its own part only. */
  async #store<Answer>(
    change: ProfileChange,
    call: () => Promise<Result<Answer>>,
    merged: (answer: Answer, now: ProfileData) => ProfileData,
  ): Promise<void> {
    if (change.isPending) return;
    Object.assign(change, { isPending: true, isSaved: false, failure: null });
    const result = await call();
    runInAction(() => {
      change.isPending = false;
      if (!result.ok) {
        change.failure = result.failure;
        return;
      }
      change.isSaved = true;
      const { value } = this.data;
      if (value === null) return;
      this.data.replace(merged(result.value, value));
      this.#onChange(this.data.value ?? value);
    });
  }
}
