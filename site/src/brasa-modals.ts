import type { Language } from '@lounge/locale';

/**
 * The words of brasa, the brand for the Spanish market, on the age page, in the welcome, the window that offers coins and the offer of the
 * VIP club, by ids of the kit.
 * @spec feature:pay.spanish-brand, screen:overlay.spanish-modals, state:spanish-brand-modals
 * @assumed Which modals differ, and how. Texts without parameters, so that a page needs no parser.
 */
export const brasaModals: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    'kit.ageGate.title': '¿Tienes 18 años o más?',
    'kit.ageGate.text': 'Detrás de esta puerta solo hay personas adultas. Tu respuesta se queda en este dispositivo.',
    'kit.welcomeBonusTile.title': 'Bienvenida a la casa',
    'kit.incentiveBox.signUp': 'Entra, la casa invita',
    'kit.incentiveBox.signUpText': 'Con tu cuenta fijas artistas y tienes un primer chat que no cuesta monedas.',
    'kit.refillWindow.title': 'Queda poco carbón',
    'kit.incentiveBox.vip': 'La mesa reservada',
    'kit.incentiveBox.vipText': 'En el club VIP el contenido VIP está incluido. Puedes cancelar cuando quieras.',
  },
  en: {
    'kit.ageGate.title': 'Are you 18 or older?',
    'kit.ageGate.text': 'There are only adults behind this door. Your answer stays on this device.',
    'kit.welcomeBonusTile.title': 'Welcome to the house',
    'kit.incentiveBox.signUp': 'Come in, be our guest',
    'kit.incentiveBox.signUpText': 'With an account you pin performers and have a first chat that costs no coins.',
    'kit.refillWindow.title': 'The embers run low',
    'kit.incentiveBox.vip': 'The reserved table',
    'kit.incentiveBox.vipText': 'In the VIP club VIP content is included. You can cancel at any time.',
  },
  de: {
    'kit.ageGate.title': 'Bist du 18 oder älter?',
    'kit.ageGate.text': 'Hinter dieser Tür sind nur Erwachsene. Deine Antwort bleibt auf diesem Gerät.',
    'kit.welcomeBonusTile.title': 'Willkommen im Haus',
    'kit.incentiveBox.signUp': 'Komm herein, sei unser Gast',
    'kit.incentiveBox.signUpText':
      'Mit einem Konto pinnst du Darsteller an und führst einen ersten Chat, der keine Coins kostet.',
    'kit.refillWindow.title': 'Die Glut wird schwächer',
    'kit.incentiveBox.vip': 'Der reservierte Tisch',
    'kit.incentiveBox.vipText': 'Im VIP-Club sind VIP-Inhalte enthalten. Du kannst jederzeit kündigen.',
  },
  nl: {
    'kit.ageGate.title': 'Ben je 18 of ouder?',
    'kit.ageGate.text': 'Achter deze deur zijn alleen volwassenen. Je antwoord blijft op dit apparaat.',
    'kit.welcomeBonusTile.title': 'Welkom in huis',
    'kit.incentiveBox.signUp': 'Kom binnen, wees onze gast',
    'kit.incentiveBox.signUpText':
      'Met een account pin je performers vast en voer je een eerste chat die geen coins kost.',
    'kit.refillWindow.title': 'De gloed wordt zwakker',
    'kit.incentiveBox.vip': 'De gereserveerde tafel',
    'kit.incentiveBox.vipText': 'In de VIP-club is VIP-inhoud inbegrepen. Je kunt altijd opzeggen.',
  },
};
