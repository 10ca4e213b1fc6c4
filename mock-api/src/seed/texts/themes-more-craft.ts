import type { Theme } from './theme.ts';

/** Themes: paper, knitting, glass, clocks, prints. */
export const moreCraftThemes = {
  paper: {
    tags: ['craft', 'books', 'calm'],
    voices: [
      {
        headline: ['Papier und Fadenheftung', 'Paper and thread', 'Papier en garen', 'Papel e hilo'],
        opening: [
          'Ich binde Bücher für Leute, die noch mit der Hand schreiben.',
          'I bind books for people who still write by hand.',
          'Ik bind boeken voor mensen die nog met de hand schrijven.',
          'Encuaderno libros para gente que aún escribe a mano.',
        ],
      },
      {
        headline: [
          'Gefaltet, nicht geknickt',
          'Folded, never bent',
          'Gevouwen, niet geknakt',
          'Doblado, nunca arrugado',
        ],
        opening: [
          'Tausend Kraniche habe ich gefaltet, und der tausendste war schief.',
          'I have folded a thousand cranes, and the thousandth was crooked.',
          'Ik heb duizend kraanvogels gevouwen, en de duizendste was scheef.',
          'He plegado mil grullas y la número mil salió torcida.',
        ],
      },
    ],
  },
  knitting: {
    tags: ['craft', 'wellbeing', 'warm'],
    voices: [
      {
        headline: ['Masche um Masche', 'Stitch by stitch', 'Steek voor steek', 'Punto a punto'],
        opening: [
          'Ich stricke einen Schal, der seit drei Wintern nicht fertig werden will.',
          'I am knitting a scarf that has refused to be finished for three winters.',
          'Ik brei een sjaal die al drie winters niet af wil.',
          'Tejo una bufanda que lleva tres inviernos sin querer acabarse.',
        ],
      },
      {
        headline: ['Wolle, Tee und Tratsch', 'Wool, tea and gossip', 'Wol, thee en roddels', 'Lana, té y chismes'],
        opening: [
          'Zu meinem Strickabend kommen neun Leute, und vier davon stricken.',
          'Nine people come to my knitting evening, and four of them knit.',
          'Naar mijn breiavond komen negen mensen, en vier daarvan breien.',
          'A mi noche de punto vienen nueve personas y cuatro tejen.',
        ],
      },
    ],
  },
  glass: {
    tags: ['craft', 'art', 'late'],
    voices: [
      {
        headline: ['Glas, noch warm', 'Glass, still warm', 'Glas, nog warm', 'Vidrio aún caliente'],
        opening: [
          'Am Ofen sind es tausend Grad, danach ist jeder Abend kühl.',
          'It is a thousand degrees at the furnace; after that every evening is cool.',
          'Bij de oven is het duizend graden, daarna is elke avond koel.',
          'En el horno hay mil grados; después, cualquier noche es fresca.',
        ],
      },
      {
        headline: ['Scherben bringen Arbeit', 'Shards mean work', 'Scherven brengen werk', 'Los añicos dan trabajo'],
        opening: [
          'Ich setze Kirchenfenster zusammen, ein Stück Blau nach dem anderen.',
          'I put church windows together, one piece of blue at a time.',
          'Ik zet kerkramen in elkaar, het ene stukje blauw na het andere.',
          'Recompongo vidrieras, un trozo de azul tras otro.',
        ],
      },
    ],
  },
  clocks: {
    tags: ['craft', 'curious', 'late'],
    voices: [
      {
        headline: ['Uhren gehen vor', 'Clocks run ahead', 'Klokken lopen voor', 'Relojes adelantados'],
        opening: [
          'In meiner Werkstatt ticken vierzig Uhren, und keine ist sich mit der anderen einig.',
          'Forty clocks tick in my workshop, and no two of them agree.',
          'In mijn werkplaats tikken veertig klokken en geen twee zijn het eens.',
          'En mi taller suenan cuarenta relojes y no hay dos que coincidan.',
        ],
      },
      {
        headline: ['Zeit habe ich genug', 'I have plenty of time', 'Tijd genoeg', 'Tiempo me sobra'],
        opening: [
          'Ich repariere Taschenuhren und komme trotzdem zu spät.',
          'I repair pocket watches and still arrive late.',
          'Ik repareer zakhorloges en kom toch te laat.',
          'Arreglo relojes de bolsillo y aun así llego tarde.',
        ],
      },
    ],
  },
  prints: {
    tags: ['art', 'craft', 'witty'],
    voices: [
      {
        headline: ['Druck ohne Drama', 'Printing without drama', 'Drukken zonder drama', 'Grabado sin dramas'],
        opening: [
          'Ich schneide Linol und gelegentlich auch meinen Daumen.',
          'I cut linoleum and now and then my thumb.',
          'Ik snijd linoleum en af en toe mijn duim.',
          'Tallo linóleo y, de vez en cuando, mi pulgar.',
        ],
      },
      {
        headline: [
          'Plakate, Auflage neun',
          'Posters, edition of nine',
          'Affiches, oplage negen',
          'Carteles, tirada de nueve',
        ],
        opening: [
          'Meine Plakate hängen in Cafés, in denen ich nicht mehr bezahlen muss.',
          'My posters hang in cafés where I no longer have to pay.',
          'Mijn affiches hangen in cafés waar ik niet meer hoef te betalen.',
          'Mis carteles cuelgan en cafés donde ya no tengo que pagar.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
