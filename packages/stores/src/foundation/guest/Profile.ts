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

/** The part of the profile that is being stored. */
export type ProfilePart = 'properties' | 'picture' | 'preferences';

/** The guest's profile and how to change it. One change of a part at a time; `onChange` gets the profile after each. */
export class Profile {
  readonly data: Read<ProfileData>;
  pending: ProfilePart | null = null;
  /** The part that was stored last, until the next change. */
  saved: ProfilePart | null = null;
  /** Why the last change of a part failed. */
  failure: { readonly part: ProfilePart; readonly failure: Failure } | null = null;
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
    return this.#store('properties', () => this.#context.client.call(updateProfile, { properties }));
  }

  /** Stores a picture; the server decides by its bytes what it is. */
  upload(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#store('picture', () => this.#context.client.call(storeProfilePicture, { bytes }));
  }

  /** Deletes the picture, or takes it back. @spec rest:guest.profile.preview-update */
  deletePicture(isDeleted: boolean): Promise<void> {
    return this.#store('picture', () => this.#context.client.call(updateProfilePreview, { delete: isDeleted }));
  }

  /** @spec rest:guest.preferences.save, feature:account.preferences */
  savePreferences(data: ProfileData['preferences']): Promise<void> {
    const { value } = this.data;
    if (value === null) return Promise.resolve();
    return this.#store('preferences', async () =>
      mapped(await this.#context.client.call(savePreferences, { data }), (preferences) => ({ ...value, preferences })),
    );
  }

  async #store(part: ProfilePart, call: () => Promise<Result<ProfileData>>): Promise<void> {
    if (this.pending !== null) return;
    this.pending = part;
    this.saved = null;
    this.failure = null;
    const result = await call();
    runInAction(() => {
      this.pending = null;
      if (!result.ok) {
        this.failure = { part, failure: result.failure };
        return;
      }
      this.saved = part;
      this.data.replace(result.value);
      this.#onChange(result.value);
    });
  }
}
