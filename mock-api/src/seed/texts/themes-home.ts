import type { Theme } from './theme.ts';

/** Themes: cooking, baking, coffee, wine, tea, garden, yoga. */
export const homeThemes = {
  cooking: {
    tags: ['kitchen', 'talkative'],
    voices: [
      {
        headline: ['Späte Küche', 'Late kitchen', 'Late keuken', 'Cocina de madrugada'],
        opening: [
          'Ich koche für ein kleines Lokal und will zu Hause nur noch ein Butterbrot.',
          'I cook for a small restaurant and come home wanting toast.',
          'Ik kook voor een klein restaurant en wil thuis alleen nog een boterham.',
          'Cocino para un restaurante pequeño y en casa solo quiero pan con tomate.',
        ],
      },
      {
        headline: ['Rezepte von überall', 'Recipes from everywhere', 'Recepten van overal', 'Recetas de todas partes'],
        opening: [
          'In meinem Heft stehen zweihundert Rezepte, die Hälfte davon von Gästen.',
          'My notebook holds two hundred recipes, and half of them came from guests.',
          'In mijn schrift staan tweehonderd recepten en de helft komt van gasten.',
          'Mi cuaderno tiene doscientas recetas y la mitad me las dieron los invitados.',
        ],
      },
    ],
  },
  baking: {
    tags: ['kitchen', 'playful'],
    voices: [
      {
        headline: ['Brot bei Tagesanbruch', 'Bread at dawn', 'Brood bij zonsopgang', 'Pan al amanecer'],
        opening: [
          'Mein Sauerteig hat einen Namen, einen Geburtstag und eine Meinung.',
          'My sourdough has a name, a birthday and opinions.',
          'Mijn zuurdesem heeft een naam, een verjaardag en een mening.',
          'Mi masa madre tiene nombre, cumpleaños y opiniones.',
        ],
      },
      {
        headline: ['Zimt und Gesellschaft', 'Cinnamon and company', 'Kaneel en gezelschap', 'Canela y compañía'],
        opening: [
          'Ich backe, wenn ich nicht schlafen kann, und die Nachbarn essen gut.',
          'I bake when I cannot sleep, so my neighbours eat well.',
          'Ik bak als ik niet kan slapen, dus mijn buren eten goed.',
          'Hago dulces cuando no puedo dormir, así que mis vecinos comen bien.',
        ],
      },
    ],
  },
  coffee: {
    tags: ['kitchen', 'talkative'],
    voices: [
      {
        headline: ['Espresso und Klatsch', 'Espresso and gossip', 'Espresso en roddels', 'Café y cotilleo'],
        opening: [
          'Zwölf Jahre hinter der Kaffeetheke haben mich das Zuhören gelehrt.',
          'Twelve years behind a coffee bar have taught me to listen.',
          'Twaalf jaar achter de koffiebar hebben me leren luisteren.',
          'Doce años detrás de una barra me han enseñado a escuchar.',
        ],
      },
      {
        headline: ['Zweite Tasse', 'Second cup', 'Tweede kopje', 'Segunda taza'],
        opening: [
          'Ich röste meinen Kaffee selbst und entschuldige mich jedes Mal beim Treppenhaus.',
          'I roast my own beans and apologise to the stairwell every time.',
          'Ik brand mijn eigen koffie en bied het trappenhuis elke keer mijn excuses aan.',
          'Tuesto mi propio café y cada vez pido perdón a la escalera.',
        ],
      },
    ],
  },
  wine: {
    tags: ['kitchen', 'calm'],
    voices: [
      {
        headline: [
          'Ein Glas bei Sonnenuntergang',
          'A glass at sunset',
          'Een glas bij zonsondergang',
          'Una copa al atardecer',
        ],
        opening: [
          'Ich bin zwischen Reben groß geworden und zähle das Jahr noch immer in Ernten.',
          'I grew up between vines and still measure the year in harvests.',
          'Ik groeide op tussen de wijnstokken en tel het jaar nog steeds in oogsten.',
          'Crecí entre viñas y todavía cuento los años por vendimias.',
        ],
      },
      {
        headline: ['Kellergeschichten', 'Cellar tales', 'Kelderverhalen', 'Cuentos de bodega'],
        opening: [
          'Ich leite Verkostungen und merke mir Gesichter besser als Jahrgänge.',
          'I run tastings and remember faces better than vintages.',
          'Ik geef proeverijen en onthoud gezichten beter dan jaargangen.',
          'Dirijo catas y recuerdo mejor las caras que las añadas.',
        ],
      },
    ],
  },
  tea: {
    tags: ['calm', 'wellbeing'],
    voices: [
      {
        headline: ['Tee auf drei Arten', 'Tea, three ways', 'Thee op drie manieren', 'Té de tres maneras'],
        opening: [
          'Ich habe neunzehn Sorten Tee und eine Tasse mit Sprung.',
          'I keep nineteen kinds of tea and one chipped cup.',
          'Ik heb negentien soorten thee en één kopje met een barst.',
          'Guardo diecinueve clases de té y una taza desportillada.',
        ],
      },
      {
        headline: ['Das Wasser kocht schon', 'The kettle is on', 'Het water kookt al', 'El agua ya hierve'],
        opening: [
          'In meiner Wohnung geschieht nichts, bevor der Kessel pfeift.',
          'Nothing in my flat happens before the kettle has spoken.',
          'In mijn huis gebeurt niets voordat de ketel fluit.',
          'En mi casa no pasa nada antes de que suene la tetera.',
        ],
      },
    ],
  },
  garden: {
    tags: ['outdoors', 'calm'],
    voices: [
      {
        headline: ['Orchideen und Geduld', 'Orchids and patience', 'Orchideeën en geduld', 'Orquídeas y paciencia'],
        opening: [
          'Auf meiner Fensterbank wohnen dreißig Orchideen, und nur zwei sind dankbar.',
          'Thirty orchids live on my windowsill, and only two of them are grateful.',
          'Op mijn vensterbank wonen dertig orchideeën en maar twee zijn dankbaar.',
          'En mi ventana viven treinta orquídeas y solo dos son agradecidas.',
        ],
      },
      {
        headline: ['Ein Garten auf dem Dach', 'A garden on the roof', 'Een tuin op het dak', 'Un huerto en la azotea'],
        opening: [
          'Ich ziehe Tomaten im sechsten Stock, was die Tauben großzügig finden.',
          'I grow tomatoes six floors up, which the pigeons find generous.',
          'Ik kweek tomaten op zes hoog, wat de duiven erg gul vinden.',
          'Cultivo tomates en un sexto piso, y a las palomas les parece muy generoso.',
        ],
      },
    ],
  },
  yoga: {
    tags: ['wellbeing', 'calm'],
    voices: [
      {
        headline: ['Erst einmal ausatmen', 'Breathe out first', 'Eerst uitademen', 'Primero, soltar el aire'],
        opening: [
          'Ich bringe Leuten das Atmen bei, und das ist tatsächlich ein Beruf.',
          'I teach people to breathe, which turns out to be a real profession.',
          'Ik leer mensen ademen, en dat blijkt een echt beroep te zijn.',
          'Enseño a respirar y resulta que es una profesión de verdad.',
        ],
      },
      {
        headline: ['Stille Abende', 'Quiet evenings', 'Stille avonden', 'Noches tranquilas'],
        opening: [
          'Meine Abende bestehen aus Lampenlicht, langem Dehnen und noch längeren Gesprächen.',
          'My evenings are lamplight, long stretches and longer conversations.',
          'Mijn avonden zijn lamplicht, lang rekken en nog langer praten.',
          'Mis noches son luz de lámpara, estiramientos largos y charlas aún más largas.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
