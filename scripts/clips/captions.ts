import type { Language } from '../../packages/locale/src/index.ts';
import type { ClipName } from '../../mock-api/src/media/clips.ts';

type Four = Readonly<Record<Language, string>>;

/** The captions of sounds in the first half of a loop and of pictures in the second. */
const captions: Readonly<Record<ClipName, readonly [sound: Four, picture: Four]>> = {
  curtain: [
    { en: '[soft chord]', de: '[leiser Akkord]', nl: '[zacht akkoord]', es: '[acorde suave]' },
    {
      en: '[a curtain moves before a lamp]',
      de: '[ein Vorhang bewegt sich vor einer Lampe]',
      nl: '[een gordijn beweegt voor een lamp]',
      es: '[una cortina se mueve ante una lámpara]',
    },
  ],
  leaves: [
    { en: '[soft rain]', de: '[leiser Regen]', nl: '[zachte regen]', es: '[lluvia suave]' },
    {
      en: '[large leaves sway]',
      de: '[große Blätter schwanken]',
      nl: '[grote bladeren wiegen]',
      es: '[grandes hojas se mecen]',
    },
  ],
  bloom: [
    {
      en: '[single bright tones]',
      de: '[einzelne helle Töne]',
      nl: '[losse heldere tonen]',
      es: '[notas claras sueltas]',
    },
    {
      en: '[three blossoms nod]',
      de: '[drei Blüten nicken]',
      nl: '[drie bloemen knikken]',
      es: '[tres flores se balancean]',
    },
  ],
  dunes: [
    { en: '[distant wind]', de: '[ferner Wind]', nl: '[verre wind]', es: '[viento lejano]' },
    {
      en: '[grass bends under a low lamp]',
      de: '[Gras biegt sich unter einer tiefen Lampe]',
      nl: '[gras buigt onder een lage lamp]',
      es: '[la hierba se dobla bajo una lámpara baja]',
    },
  ],
};

/** Returns the captions of one loop as WebVTT. */
export function captionsOf(name: ClipName, language: keyof Four, seconds: number): string {
  const [sound, picture] = captions[name];
  const at = (time: number) => `00:00:${time.toFixed(3).padStart(6, '0')}`;
  const cue = (from: number, to: number, text: string) => `${at(from)} --> ${at(to)}\n${text}\n`;
  return [
    'WEBVTT\n',
    cue(0.5, seconds / 2 - 0.5, sound[language]),
    cue(seconds / 2, seconds - 0.5, picture[language]),
  ].join('\n');
}
