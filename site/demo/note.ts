import type { Language } from '@lounge/locale';

const texts: Readonly<Record<Language, readonly [note: string, anew: string]>> = {
  de: [
    'Dies ist eine Vorführung: Alles geschieht in diesem Browser, nichts wird gesendet, niemand bezahlt.',
    'Von vorn beginnen',
  ],
  en: ['This is a demo: everything happens in this browser, nothing is sent, nobody pays.', 'Start anew'],
  nl: [
    'Dit is een demo: alles gebeurt in deze browser, er wordt niets verstuurd en niemand betaalt.',
    'Opnieuw beginnen',
  ],
  es: ['Esto es una demo: todo ocurre en este navegador, no se envía nada y nadie paga.', 'Empezar de nuevo'],
};

const windowTexts: Readonly<Record<Language, string>> = {
  de: 'Vorführung: Jede Adresse und jedes Passwort genügt. Nichts wird gesendet, niemand bezahlt.',
  en: 'In this demo every address and every password will do. Nothing is sent, nobody pays.',
  nl: 'Demo: elk adres en elk wachtwoord volstaat. Er wordt niets verstuurd en niemand betaalt.',
  es: 'Demo: sirve cualquier dirección y cualquier contraseña. No se envía nada y nadie paga.',
};

const put = (...parts: (Node | string)[]): void => {
  const note = document.createElement('aside');
  note.id = 'demo-note';
  note.append(...parts);
  document.body.append(note);
};

/** Adds a note below the page that this is a demo, with a link to start anew. */
export const putNote = (language: Language): void => {
  const [note, anew] = texts[language];
  const link = document.createElement('a');
  link.href = `/${language}/?fresh`;
  link.textContent = anew;
  put(note, ' ', link);
};

/** Adds a note to the payment window that nothing is paid. */
export const putWindowNote = (language: Language): void => put(windowTexts[language]);
