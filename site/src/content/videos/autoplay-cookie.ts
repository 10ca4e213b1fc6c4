import { cookieSeconds, storedItems } from '@lounge/locale';
import type { StoredChoice } from '@lounge/stores/content/videos';
import { documentCookies } from '../../shared/document-cookies.ts';

const { name } = storedItems.autoplay;

/** Whether the next video may play by itself on this device: it does, until the guest turns it off. */
export const storedAutoplay = (jar = documentCookies): StoredChoice => ({
  read: () => !jar.cookie.split('; ').includes(`${name}=off`),
  write: (isOn) => {
    const [value, maxAge] = isOn ? ['on', 0] : ['off', cookieSeconds(name)];
    jar.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax; secure`;
  },
});
