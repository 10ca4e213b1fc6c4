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

/** All performers; all are invented. A theme occurs at most twice, because it has two voices. */
const entries: readonly Entry[] = [
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

/** The performers by id. */
export const people: readonly Person[] = entries.map(([name, gender, age, city, country, languages, theme, price]) => ({
  name,
  gender,
  age,
  city,
  country,
  languages,
  theme,
  price,
}));
