import type { Language } from '@lounge/locale';
import { inEachLanguage, type ByLanguage } from '../world/by-language.ts';
import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';

type Texts = Readonly<Record<Language, readonly [title: string, text: string]>>;

interface Category {
  readonly id: number;
  readonly slug: string;
  readonly conditions: readonly string[];
  readonly pictureSeed: string;
  readonly texts: Texts;
}

/** The categories in their order. 3 is the default one, 88 that of new performers, as the specification says. @assumed All others. */
const categories: readonly Category[] = [
  {
    id: 3,
    slug: 'live-now',
    conditions: ['online'],
    pictureSeed: 'room-with-lantern-category-1',
    texts: {
      de: ['Jetzt live', 'Alle, die gerade da sind und sofort antworten können.'],
      en: ['Live now', 'Everybody who is here right now and can answer at once.'],
      nl: ['Nu live', 'Iedereen die er nu is en meteen kan antwoorden.'],
      es: ['En directo', 'Todas las personas que están aquí ahora y pueden responder al momento.'],
    },
  },
  {
    id: 88,
    slug: 'new-faces',
    conditions: ['new'],
    pictureSeed: 'bloom-category-1',
    texts: {
      de: ['Neue Gesichter', 'In den letzten dreißig Tagen dazugekommen und noch neugierig auf alles.'],
      en: ['New faces', 'Joined within the last thirty days and still curious about everything.'],
      nl: ['Nieuwe gezichten', 'De afgelopen dertig dagen erbij gekomen en nog nieuwsgierig naar alles.'],
      es: ['Caras nuevas', 'Llegaron en los últimos treinta días y todo les da curiosidad.'],
    },
  },
  {
    id: 9,
    slug: 'free-chat',
    conditions: ['freeChat', 'online'],
    pictureSeed: 'leaves-category-2',
    texts: {
      de: ['Gratischat', 'Hier siehst du zu und schreibst mit, ohne dass es etwas kostet.'],
      en: ['Free chat', 'Watch and write along here, and it costs nothing.'],
      nl: ['Gratis chat', 'Hier kijk je mee en schrijf je mee zonder dat het iets kost.'],
      es: ['Chat gratis', 'Aquí miras y escribes sin que te cueste nada.'],
    },
  },
  {
    id: 12,
    slug: 'musicians',
    conditions: ['tag:music'],
    pictureSeed: 'room-with-cello-category-2',
    texts: {
      de: ['Musik', 'Klavier, Gitarre, Schallplatten: Hier klingt der Abend.'],
      en: ['Musicians', 'Piano, guitar, records: evenings that you can hear.'],
      nl: ['Muziek', 'Piano, gitaar, platen: avonden die je kunt horen.'],
      es: ['Música', 'Piano, guitarra, vinilos: veladas que se escuchan.'],
    },
  },
  {
    id: 15,
    slug: 'on-stage',
    conditions: ['tag:stage'],
    pictureSeed: 'curtain-category-7',
    texts: {
      de: ['Bühne', 'Theater, Zauberei und Geschichten von hinter dem Vorhang.'],
      en: ['On stage', 'Theatre, magic and stories from behind the curtain.'],
      nl: ['Toneel', 'Theater, goochelkunst en verhalen van achter het doek.'],
      es: ['Escena', 'Teatro, magia e historias de detrás del telón.'],
    },
  },
  {
    id: 21,
    slug: 'storytellers',
    conditions: ['tag:books'],
    pictureSeed: 'room-with-books-category-1',
    texts: {
      de: ['Bücher', 'Sie lesen vor, empfehlen weiter und erzählen gern zu Ende.'],
      en: ['Storytellers', 'They read aloud, recommend books and like to tell a story to its end.'],
      nl: ['Verhalen', 'Ze lezen voor, raden boeken aan en vertellen graag tot het einde.'],
      es: ['Historias', 'Leen en voz alta, recomiendan libros y terminan lo que cuentan.'],
    },
  },
  {
    id: 24,
    slug: 'outdoors',
    conditions: ['tag:outdoors'],
    pictureSeed: 'dunes-category-2',
    texts: {
      de: ['Draußen', 'Berge, Meer und Garten: Wer gern draußen ist, erzählt davon.'],
      en: ['Outdoors', 'Mountains, sea and gardens, told by those who love to be outside.'],
      nl: ['Buiten', 'Bergen, zee en tuin, verteld door wie graag buiten is.'],
      es: ['Aire libre', 'Montaña, mar y jardín, contados por quienes viven fuera.'],
    },
  },
  {
    id: 31,
    slug: 'makers',
    conditions: ['tag:craft'],
    pictureSeed: 'room-with-yarn-category-2',
    texts: {
      de: ['Handwerk', 'Nadel, Ton und Holz: Sie zeigen gern, was unter ihren Händen entsteht.'],
      en: ['Makers', 'Needle, clay and wood: they like to show what their hands make.'],
      nl: ['Makers', 'Naald, klei en hout: ze laten graag zien wat hun handen maken.'],
      es: ['Manos hábiles', 'Aguja, barro y madera: enseñan con gusto lo que hacen sus manos.'],
    },
  },
  {
    id: 34,
    slug: 'kitchen',
    conditions: ['tag:kitchen'],
    pictureSeed: 'room-with-kettle-category-12',
    texts: {
      de: ['Küche', 'Rezepte, Kaffee und lange Gespräche am Küchentisch.'],
      en: ['In the kitchen', 'Recipes, coffee and long talks at the kitchen table.'],
      nl: ['Keuken', 'Recepten, koffie en lange gesprekken aan de keukentafel.'],
      es: ['En la cocina', 'Recetas, café y largas charlas en la mesa de la cocina.'],
    },
  },
  {
    id: 42,
    slug: 'game-night',
    conditions: ['tag:games'],
    pictureSeed: 'room-with-chess-category-16',
    texts: {
      de: ['Spieleabend', 'Schach, Karten und Rätsel, gern mit Revanche.'],
      en: ['Game night', 'Chess, cards and riddles, with a return match if you like.'],
      nl: ['Spelavond', 'Schaken, kaarten en raadsels, graag met revanche.'],
      es: ['Noche de juegos', 'Ajedrez, cartas y acertijos, con revancha si quieres.'],
    },
  },
  {
    id: 47,
    slug: 'couples',
    conditions: ['tag:couple'],
    pictureSeed: 'room-with-cups-category-10',
    texts: {
      de: ['Zu zweit', 'Paare, die gern gemeinsam Gäste empfangen.'],
      en: ['Couples', 'Two people who like to welcome guests together.'],
      nl: ['Samen', 'Stellen die graag samen gasten ontvangen.'],
      es: ['En pareja', 'Parejas que reciben juntas a sus visitas.'],
    },
  },
];

const byLanguage = (texts: Texts, at: 0 | 1): ByLanguage => inEachLanguage((language) => texts[language][at]);

/** The categories of a new world. */
export const categoryRows = (): readonly Row<'category'>[] =>
  categories.map(({ id, slug, conditions, pictureSeed, texts }, at) => ({
    id,
    slug,
    title: toJson(byLanguage(texts, 0)),
    text: toJson(byLanguage(texts, 1)),
    conditions: toJson(conditions),
    position: at + 1,
    pictureSeed,
  }));
