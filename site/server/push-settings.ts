import { SetupError } from './flags.ts';

/** Settings of messages to browsers; what is left out is the default of the server. */
export interface PushSettings {
  /** The hosts of push services, in place of those of the common browsers. */
  readonly hosts?: readonly string[];
  /** Whom push services contact about this server. */
  readonly contact?: string;
}

/** A name of at least two labels, the last one of letters; `*.` before it are all below it. No address of a network is one. */
const hostName = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
const contactAddress = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** Reads `PUSH_HOSTS` and `PUSH_CONTACT`. Throws a SetupError for what cannot be used. */
export const pushSettingsOf = (environment: NodeJS.ProcessEnv): PushSettings => {
  const hosts = (environment['PUSH_HOSTS'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = hosts.find((each) => !hostName.test(each));
  if (wrong !== undefined)
    throw new SetupError(
      `PUSH_HOSTS has ${wrong}, but must be names of hosts, such as PUSH_HOSTS=fcm.googleapis.com,*.push.apple.com.`,
    );
  const contact = environment['PUSH_CONTACT'] ?? '';
  if (contact !== '' && !contactAddress.test(contact))
    throw new SetupError(
      `PUSH_CONTACT is ${contact}, but must be an address of mail or a page, such as PUSH_CONTACT=mailto:push@example.com.`,
    );
  return { ...(hosts.length > 0 && { hosts }), ...(contact !== '' && { contact }) };
};
