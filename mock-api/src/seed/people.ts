import type { Language } from '@lounge/locale';
import type { GenderCode } from './rows.ts';
import type { ThemeKey } from './texts/themes.ts';

/** The values of a performer that are not generated; prices are whole coins per minute. */
export interface Person {
  readonly name: string;
  readonly gender: GenderCode;
  readonly age: number;
  readonly city: string;
  readonly country: string;
  readonly languages: readonly Language[];
  /** For `couple` the texts are in coupleWords. */
  readonly theme: ThemeKey | 'couple';
  readonly price: number;
}

type Entry = readonly [
  name: string,
  gender: GenderCode,
  age: number,
  city: string,
  country: string,
  languages: readonly Language[],
  theme: Person['theme'],
  price: number,
];

/** The first performers; all are invented. A theme occurs at most twice, because it has two voices. */
const firstEntries: readonly Entry[] = [
  ['Mirela', 'F', 29, 'Lisbon', 'PT', ['de', 'en'], 'piano', 36],
  ['Wanda', 'F', 44, 'Gdańsk', 'PL', ['de', 'en'], 'theatre', 38],
  ['Sable', 'F', 41, 'Marseille', 'FR', ['en', 'es'], 'ink', 44],
  ['Joaquim', 'M', 33, 'Porto', 'PT', ['en', 'es'], 'sea', 26],
  ['Tamsin', 'F', 26, 'Leeds', 'GB', ['en'], 'vinyl', 24],
  ['Calla Reyes', 'F', 45, 'Sevilla', 'ES', ['es'], 'tango', 40],
  ['Thea Brandt', 'F', 35, 'Hamburg', 'DE', ['de', 'en'], 'film', 30],
  ['Petra Lys', 'F', 52, 'Wien', 'AT', ['de'], 'books', 32],
  ['Ilse', 'F', 38, 'Antwerpen', 'BE', ['nl', 'en'], 'garden', 28],
  ['Ravenna', 'F', 36, 'Trieste', 'IT', ['de', 'en'], 'cards', 48],
  ['Oona Lind', 'F', 34, 'Turku', 'FI', ['en'], 'swim', 30],
  ['Noor', 'F', 31, 'Utrecht', 'NL', ['nl', 'en'], 'chess', 36],
  ['Yuna', 'F', 25, 'Berlin', 'DE', ['de', 'en'], 'sewing', 26],
  ['Dario', 'M', 39, 'Napoli', 'IT', ['en', 'es'], 'cooking', 28],
  ['Ines Varga', 'F', 38, 'Graz', 'AT', ['de'], 'words', 28],
  ['Wanda Orsi', 'F', 33, 'Basel', 'CH', ['de'], 'jazz', 38],
  ['Marguerite', 'F', 48, 'Lyon', 'FR', ['en'], 'wine', 42],
  ['Élodie', 'F', 30, 'Nantes', 'FR', ['en'], 'camera', 34],
  ['Lumi Aho', 'F', 27, 'Oulu', 'FI', ['en'], 'stars', 30],
  ['Anouk Smit', 'F', 32, 'Groningen', 'NL', ['nl', 'en'], 'coffee', 32],
  ['Malin Berg', 'F', 36, 'Malmö', 'SE', ['en'], 'hiking', 34],
  ['Teodora', 'F', 43, 'Sofia', 'BG', ['en', 'de'], 'trains', 30],
  ['Kasimir', 'M', 42, 'Poznań', 'PL', ['de', 'en'], 'workshop', 28],
  ['Zofia Lark', 'F', 28, 'Kraków', 'PL', ['en'], 'clay', 27],
  ['Amaia', 'F', 37, 'Bilbao', 'ES', ['es', 'en'], 'climbing', 36],
  ['Lucio', 'M', 46, 'Bologna', 'IT', ['en', 'es'], 'baking', 30],
  ['Saskia de Wit', 'F', 40, 'Haarlem', 'NL', ['nl', 'de', 'en'], 'cycling', 38],
  ['Imre', 'M', 35, 'Pécs', 'HU', ['de', 'en'], 'piano', 29],
  ['Nerea Sol', 'F', 29, 'Valencia', 'ES', ['es'], 'guitar', 33],
  ['Hedda', 'F', 54, 'Bergen', 'NO', ['en'], 'birds', 35],
  ['Maëlle', 'F', 32, 'Rennes', 'FR', ['en'], 'letters', 31],
  ['Odile Marchand', 'F', 59, 'Dijon', 'FR', ['en'], 'tea', 30],
  ['Bastian', 'M', 31, 'Leipzig', 'DE', ['de', 'en'], 'city', 25],
  ['Celeste Ibarra', 'F', 43, 'Bogotá', 'CO', ['es', 'en'], 'magic', 46],
  ['Yasmina', 'F', 34, 'Rabat', 'MA', ['en', 'es'], 'yoga', 40],
  ['Freya Holm', 'F', 23, 'Aarhus', 'DK', ['en'], 'quiz', 24],
  ['Paloma', 'F', 50, 'Granada', 'ES', ['es'], 'tango', 38],
  ['Sunniva', 'F', 30, 'Tromsø', 'NO', ['en'], 'stars', 37],
  ['Rosalie Kern', 'F', 27, 'Freiburg', 'DE', ['de'], 'baking', 28],
  ['Mats', 'M', 28, 'Gent', 'BE', ['nl', 'en'], 'vinyl', 26],
  ['Ljuba', 'F', 47, 'Ljubljana', 'SI', ['de', 'en'], 'antiques', 34],
  ['Corin', 'N', 33, 'Bristol', 'GB', ['en'], 'theatre', 32],
  ['Amandine', 'F', 36, 'Annecy', 'FR', ['en', 'es'], 'climbing', 39],
  ['Carmela', 'F', 62, 'Palermo', 'IT', ['en', 'es'], 'cooking', 30],
  ['Vesna', 'F', 39, 'Zadar', 'HR', ['de', 'en'], 'sea', 35],
  ['Tilda Frost', 'F', 24, 'Göteborg', 'SE', ['en'], 'cycling', 26],
  ['Renzo', 'M', 51, 'Torino', 'IT', ['en'], 'coffee', 27],
  ['Xiomara', 'F', 35, 'Cartagena', 'CO', ['es'], 'guitar', 42],
  ['Hanneke', 'F', 56, 'Delft', 'NL', ['nl', 'de'], 'antiques', 33],
  ['Iris Lund', 'F', 22, 'Trondheim', 'NO', ['en'], 'letters', 25],
  ['Dalia', 'F', 41, 'Larnaka', 'CY', ['en', 'es'], 'city', 37],
  ['Brigid', 'F', 38, 'Galway', 'IE', ['en'], 'jazz', 36],
  ['Soraya', 'F', 31, 'Málaga', 'ES', ['es', 'en'], 'yoga', 45],
  ['Anselm', 'M', 44, 'Salzburg', 'AT', ['de'], 'chess', 29],
  ['Philippa', 'F', 49, 'Bath', 'GB', ['en'], 'garden', 40],
  ['Juno', 'N', 26, 'Köln', 'DE', ['de', 'en'], 'magic', 31],
  ['Katalin', 'F', 45, 'Budapest', 'HU', ['de', 'en'], 'swim', 44],
  ['Elske', 'F', 33, 'Leeuwarden', 'NL', ['nl'], 'camera', 30],
  ['Marisol', 'F', 28, 'Cádiz', 'ES', ['es'], 'film', 29],
  ['Ottilie', 'F', 37, 'Dresden', 'DE', ['de'], 'clay', 33],
  ['Agnes Thorn', 'F', 60, 'Edinburgh', 'GB', ['en'], 'books', 36],
  ['Rui', 'M', 30, 'Funchal', 'PT', ['en', 'es'], 'hiking', 24],
  ['Nadja', 'F', 29, 'Zürich', 'CH', ['de', 'en'], 'trains', 41],
  ['Benedetta', 'F', 53, 'Verona', 'IT', ['en'], 'wine', 43],
  ['Liv', 'F', 25, 'Ribe', 'DK', ['de', 'en'], 'tea', 27],
  ['Ezra', 'M', 36, 'Rotterdam', 'NL', ['nl', 'en'], 'ink', 34],
  ['Catalina', 'F', 42, 'Montevideo', 'UY', ['es'], 'words', 38],
  ['Swantje', 'F', 34, 'Kiel', 'DE', ['de'], 'workshop', 32],
  ['Mila & Jonas', 'C', 27, 'Hannover', 'DE', ['de', 'en'], 'couple', 52],
  ['Ada & Bruna', 'C', 33, 'Coimbra', 'PT', ['en', 'es'], 'couple', 58],
  ['Tiago & Luc', 'C', 38, 'Strasbourg', 'FR', ['en', 'de'], 'couple', 50],
  ['Greta & Finn', 'C', 46, 'Bremen', 'DE', ['de'], 'couple', 60],
];

/** Those who came later; all are invented. */
const laterEntries: readonly Entry[] = [
  ['Hanna Voss', 'F', 34, 'Lübeck', 'DE', ['de', 'en'], 'cello', 38],
  ['Aurelio', 'M', 41, 'Milano', 'IT', ['en', 'es'], 'drums', 30],
  ['Mireille', 'F', 46, 'Paris', 'FR', ['en'], 'accordion', 44],
  ['Judith Kamp', 'F', 39, 'Münster', 'DE', ['de'], 'radio', 32],
  ['Jonna', 'F', 28, 'Tampere', 'FI', ['en'], 'puppets', 27],
  ['Pilar Montes', 'F', 33, 'Zaragoza', 'ES', ['es'], 'juggling', 34],
  ['Wilma', 'F', 57, 'Arnhem', 'NL', ['nl', 'de'], 'paper', 30],
  ['Edda Krog', 'F', 48, 'Odense', 'DK', ['de', 'en'], 'knitting', 29],
  ['Chiara', 'F', 31, 'Venezia', 'IT', ['en', 'es'], 'glass', 46],
  ['Otis', 'M', 52, 'York', 'GB', ['en'], 'clocks', 28],
  ['Lena Ostrowa', 'F', 26, 'Brno', 'CZ', ['de', 'en'], 'prints', 27],
  ['Rafaela', 'F', 37, 'Lima', 'PE', ['es'], 'maps', 36],
  ['Ilona', 'F', 43, 'Szeged', 'HU', ['de', 'en'], 'idioms', 31],
  ['Bram', 'M', 29, 'Eindhoven', 'NL', ['nl', 'en'], 'crosswords', 25],
  ['Sigrid', 'F', 36, 'Reykjavík', 'IS', ['en'], 'numbers', 39],
  ['Perrine', 'F', 50, 'Besançon', 'FR', ['en'], 'cheese', 35],
  ['Leila', 'F', 32, 'Tanger', 'MA', ['en', 'es'], 'spices', 37],
  ['Kaia', 'F', 24, 'Tallinn', 'EE', ['en'], 'cats', 26],
  ['Matea', 'F', 45, 'Split', 'HR', ['de', 'en'], 'bees', 33],
  ['Einar', 'M', 47, 'Ålesund', 'NO', ['en'], 'lighthouse', 29],
  ['Rosa Bergman', 'F', 30, 'Uppsala', 'SE', ['en'], 'rowing', 34],
  ['Dorotea', 'F', 61, 'Bergamo', 'IT', ['en'], 'mushrooms', 28],
  ['Simona', 'F', 27, 'Bratislava', 'SK', ['de', 'en'], 'cello', 33],
  ['Nico', 'M', 25, 'Mainz', 'DE', ['de', 'en'], 'drums', 24],
  ['Beatriz', 'F', 40, 'Braga', 'PT', ['en', 'es'], 'accordion', 36],
  ['Fenna', 'F', 35, 'Zwolle', 'NL', ['nl', 'en'], 'radio', 31],
  ['Valentina', 'F', 29, 'Medellín', 'CO', ['es'], 'puppets', 42],
  ['Maud', 'F', 38, 'Liège', 'BE', ['nl', 'en'], 'juggling', 33],
  ['Ruta', 'F', 44, 'Vilnius', 'LT', ['en', 'de'], 'paper', 30],
  ['Gwen Pryce', 'F', 53, 'Cardiff', 'GB', ['en'], 'knitting', 34],
  ['Adriana', 'F', 36, 'Murcia', 'ES', ['es', 'en'], 'glass', 38],
  ['Karel', 'M', 58, 'Plzeň', 'CZ', ['de'], 'clocks', 26],
  ['Toni', 'N', 30, 'Linz', 'AT', ['de', 'en'], 'prints', 29],
  ['Solveig', 'F', 42, 'Stavanger', 'NO', ['en'], 'maps', 40],
  ['Camille', 'F', 34, 'Toulouse', 'FR', ['en', 'es'], 'idioms', 37],
  ['Andreea', 'F', 31, 'Cluj', 'RO', ['en', 'de'], 'crosswords', 32],
  ['Theo', 'M', 38, 'Luzern', 'CH', ['de', 'en'], 'numbers', 35],
  ['Roelien', 'F', 49, 'Gouda', 'NL', ['nl'], 'cheese', 31],
  ['Esperanza', 'F', 55, 'Córdoba', 'ES', ['es'], 'spices', 33],
  ['Alma Fuchs', 'F', 23, 'Jena', 'DE', ['de', 'en'], 'cats', 25],
  ['Maja', 'F', 33, 'Maribor', 'SI', ['de', 'en'], 'bees', 30],
  ['Nuno', 'M', 44, 'Aveiro', 'PT', ['en', 'es'], 'lighthouse', 28],
  ['Sanne', 'F', 28, 'Alkmaar', 'NL', ['nl', 'en'], 'rowing', 32],
  ['Ulrike', 'F', 47, 'Kassel', 'DE', ['de'], 'mushrooms', 34],
  ['Noa & Emil', 'C', 31, 'Rostock', 'DE', ['de', 'en'], 'couple', 50],
  ['Clara & Inés', 'C', 36, 'Salamanca', 'ES', ['es', 'en'], 'couple', 54],
  ['Ruben & Aldo', 'C', 42, 'Genova', 'IT', ['en'], 'couple', 48],
  ['Lotte & Per', 'C', 51, 'Esbjerg', 'DK', ['de', 'en'], 'couple', 46],
];

const personOf = ([name, gender, age, city, country, languages, theme, price]: Entry): Person => ({
  name,
  gender,
  age,
  city,
  country,
  languages,
  theme,
  price,
});

/** The performers who came together. The values of a group stay as they are when another follows. */
export interface PeopleGroup {
  /** Separates the random values of a group from those of the others. */
  readonly name: '' | 'later/';
  readonly people: readonly Person[];
  /** How many at the top of the group are online in a new world. */
  readonly liveRow: number;
  /** How many of the group are online in a new world. */
  readonly online: number;
}

/** All performers, by group in the order of their ids. */
export const peopleGroups: readonly PeopleGroup[] = [
  { name: '', people: firstEntries.map(personOf), liveRow: 9, online: 42 },
  { name: 'later/', people: laterEntries.map(personOf), liveRow: 0, online: 24 },
];

/** Rows of performers, in the order of their ids, by group. */
export function byGroup<Row>(
  rows: readonly Row[],
): readonly { readonly name: PeopleGroup['name']; readonly rows: readonly Row[] }[] {
  let from = 0;
  return peopleGroups.map(({ name, people }) => {
    const start = from;
    from += people.length;
    return { name, rows: rows.slice(start, from) };
  });
}
