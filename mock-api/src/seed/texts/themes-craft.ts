import type { Theme } from './theme.ts';

/** Themes: clay, ink, camera, sewing, workshop, antiques. */
export const craftThemes = {
  clay: {
    tags: ['craft', 'calm'],
    voices: [
      {
        headline: ['Ton und Radio', 'Clay and radio', 'Klei en radio', 'Barro y radio'],
        opening: [
          'Die ganze Woche drehe ich Schalen und behalte die schiefen.',
          'I throw bowls all week and keep the crooked ones.',
          'De hele week draai ik schalen en ik hou de scheve.',
          'Paso la semana torneando cuencos y me quedo con los torcidos.',
        ],
      },
      {
        headline: [
          'Schalen, meistens schief',
          'Bowls, mostly crooked',
          'Schalen, meestal scheef',
          'Cuencos, casi todos torcidos',
        ],
        opening: [
          'Bis Samstag habe ich Ton unter den Nägeln, ab Samstag Lack darauf.',
          'There is clay under my fingernails until Saturday; on Saturday there is nail varnish.',
          'Tot zaterdag zit er klei onder mijn nagels, vanaf zaterdag lak erop.',
          'Hasta el sábado llevo barro en las uñas; el sábado, esmalte.',
        ],
      },
    ],
  },
  ink: {
    tags: ['art', 'late'],
    voices: [
      {
        headline: ['Tusche und Kerzenlicht', 'Ink and candlelight', 'Inkt en kaarslicht', 'Tinta y luz de vela'],
        opening: [
          'Ich zeichne mit Tusche, weil sie mir kein Zurück lässt.',
          'I draw with ink because it does not let me change my mind.',
          'Ik teken met inkt omdat ik me dan niet kan bedenken.',
          'Dibujo con tinta porque no me deja cambiar de idea.',
        ],
      },
      {
        headline: [
          'Porträts in zehn Strichen',
          'Portraits in ten lines',
          'Portretten in tien lijnen',
          'Retratos en diez líneas',
        ],
        opening: [
          'Eine Minute stillhalten, und dein Profil ist auf dem Papier.',
          'Sit still for a minute and I will have your profile on paper.',
          'Zit een minuut stil en je profiel staat op papier.',
          'No te muevas un minuto y tendré tu perfil en el papel.',
        ],
      },
    ],
  },
  camera: {
    tags: ['art', 'curious'],
    voices: [
      {
        headline: ['Ein Film, 36 Bilder', 'One roll of film', 'Eén filmrolletje', 'Un carrete de película'],
        opening: [
          'Ich fotografiere noch auf Film und vergesse noch immer den Deckel.',
          'I still shoot on film and still forget to take off the lens cap.',
          'Ik fotografeer nog op film en vergeet nog steeds de lensdop.',
          'Todavía hago fotos con carrete y todavía olvido quitar la tapa.',
        ],
      },
      {
        headline: ['Fensterlicht', 'Window light', 'Licht bij het raam', 'Luz de ventana'],
        opening: [
          'Am liebsten ist mir die Stunde, in der die Lampen angehen und die Fenster golden werden.',
          'My favourite hour is the one when the lamps go on and the windows turn gold.',
          'Mijn lievelingsuur is dat waarin de lampen aangaan en de ramen goud kleuren.',
          'Mi hora favorita es cuando se encienden las lámparas y las ventanas se vuelven doradas.',
        ],
      },
    ],
  },
  sewing: {
    tags: ['craft', 'playful'],
    voices: [
      {
        headline: ['Seide und Schere', 'Silk and scissors', 'Zijde en schaar', 'Seda y tijeras'],
        opening: [
          'Ich nähe Kostüme für die Oper und trage die Fehler zu Hause.',
          'I make costumes for the opera and wear the mistakes at home.',
          'Ik maak kostuums voor de opera en draag de mislukte thuis.',
          'Hago vestuario para la ópera y en casa me pongo los errores.',
        ],
      },
      {
        headline: ['Von Hand gemacht', 'Made by hand', 'Met de hand gemaakt', 'Hecho a mano'],
        opening: [
          'Alles in meinem Schrank war einmal ein Vorhang.',
          'Everything in my wardrobe was a curtain once.',
          'Alles in mijn kast was ooit een gordijn.',
          'Todo lo que hay en mi armario fue alguna vez una cortina.',
        ],
      },
    ],
  },
  workshop: {
    tags: ['craft', 'outdoors'],
    voices: [
      {
        headline: ['Öl, Chrom und Witze', 'Oil, chrome and jokes', 'Olie, chroom en grappen', 'Aceite, cromo y bromas'],
        opening: [
          'Ich zerlege Motorräder und setze die meisten auch wieder zusammen.',
          'I take motorbikes apart for a living and put most of them back together.',
          'Ik haal motoren uit elkaar en zet de meeste ook weer in elkaar.',
          'Desmonto motos para vivir y vuelvo a montar casi todas.',
        ],
      },
      {
        headline: [
          'Die lange Küstenstraße',
          'The long coast road',
          'De lange kustweg',
          'La larga carretera de la costa',
        ],
        opening: [
          'Meine besten Ideen kommen bei Tempo sechzig, am Meer entlang.',
          'My best ideas arrive at sixty kilometres an hour, by the sea.',
          'Mijn beste ideeën komen bij zestig per uur, langs de zee.',
          'Mis mejores ideas llegan a sesenta por hora, junto al mar.',
        ],
      },
    ],
  },
  antiques: {
    tags: ['curious', 'craft'],
    voices: [
      {
        headline: ['Funde vom Flohmarkt', 'Flea market finds', 'Vondsten van de vlooienmarkt', 'Tesoros del rastro'],
        opening: [
          'Ich restauriere alte Lampen, und jede hatte etwas zu erzählen.',
          'I restore old lamps, and every one of them had something to say.',
          'Ik restaureer oude lampen en elke lamp had iets te vertellen.',
          'Restauro lámparas antiguas y todas tenían algo que contar.',
        ],
      },
      {
        headline: [
          'Alte Lampen, warmes Licht',
          'Old lamps, warm light',
          'Oude lampen, warm licht',
          'Lámparas viejas, luz cálida',
        ],
        opening: [
          'Meine Möbel sind älter als das Haus und knarren im Takt.',
          'My furniture is older than the house and creaks in harmony.',
          'Mijn meubels zijn ouder dan het huis en kraken in de maat.',
          'Mis muebles son más viejos que la casa y crujen a coro.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
