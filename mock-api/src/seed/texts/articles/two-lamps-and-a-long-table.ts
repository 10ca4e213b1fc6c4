import type { Article } from './article.ts';

/** A night in which Lucio and Rosalie Kern bake. */
export const twoLampsAndALongTable: Article = {
  name: 'two-lamps-and-a-long-table',
  category: 'premiumTv',
  day: '2026-11-02',
  performers: ['lucio', 'rosalie-kern'],
  subject: 'room',
  title: [
    'Zwei Lampen und ein langer Tisch',
    'Two lamps and a long table',
    'Twee lampen en een lange tafel',
    'Dos lámparas y una mesa larga',
  ],
  subtitle: [
    'Lucio und Rosalie Kern backen live durch eine Nacht, ohne eine gemeinsame Sprache.',
    'Lucio and Rosalie Kern bake live through a night, without a language in common.',
    'Lucio en Rosalie Kern bakken live een nacht door, zonder gemeenschappelijke taal.',
    'Lucio y Rosalie Kern hornean en directo toda una noche, sin un idioma en común.',
  ],
  excerpt: [
    'Er spricht kein Deutsch, sie nichts anderes. Bis sechs Uhr früh geht es um Teig, und niemand verpasst ein Wort.',
    'He speaks no German, and she speaks nothing else. Until six in the morning it is all about dough, and nobody misses a word.',
    'Hij spreekt geen Duits, zij niets anders. Tot zes uur ’s ochtends gaat het over deeg, en niemand mist een woord.',
    'Él no habla alemán y ella no habla otra cosa. Hasta las seis de la mañana todo gira en torno a la masa, y nadie se pierde una palabra.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Der Tisch ist so lang, dass an jedem Ende eine Lampe steht. Links knetet Lucio aus Bologna, rechts rollt Rosalie Kern aus Freiburg Zimtschnecken, und dazwischen liegt ein Streifen Mehl, der anfangs eine Grenze war.',
        'The table is so long that there is a lamp at each end. On the left Lucio from Bologna kneads, on the right Rosalie Kern from Freiburg rolls cinnamon buns, and between them lies a strip of flour that was a border at first.',
        'De tafel is zo lang dat er aan elk uiteinde een lamp staat. Links kneedt Lucio uit Bologna, rechts rolt Rosalie Kern uit Freiburg kaneelbroodjes, en daartussen ligt een streep meel die eerst een grens was.',
        'La mesa es tan larga que hay una lámpara en cada extremo. A la izquierda amasa Lucio, de Bolonia; a la derecha, Rosalie Kern, de Friburgo, enrolla bollos de canela, y entre los dos hay una franja de harina que al principio era una frontera.',
      ],
    },
    {
      kind: 'heading',
      text: ['Elf Uhr abends', 'Eleven at night', 'Elf uur ’s avonds', 'Las once de la noche'],
    },
    {
      kind: 'text',
      text: [
        'Im Programm stand: eine Nacht, zwei Öfen. Nicht darin stand, dass er kein Deutsch spricht und sie nichts anderes. In der ersten halben Stunde zeigen beide auf Schüsseln. Dann stellt Lucio seinen Sauerteig vor, der einen Namen hat, einen Geburtstag und Meinungen. Rosalie verbeugt sich vor dem Glas. Danach sind alle drei per Du, soweit sich das feststellen lässt.',
        'The programme said: one night, two ovens. It did not say that he speaks no German and she speaks nothing else. For the first half hour both point at bowls. Then Lucio introduces his sourdough, which has a name, a birthday and opinions. Rosalie bows to the jar. After that all three are on first-name terms, as far as anybody can tell.',
        'In het programma stond: één nacht, twee ovens. Er stond niet bij dat hij geen Duits spreekt en zij niets anders. Het eerste halfuur wijzen ze allebei naar kommen. Dan stelt Lucio zijn zuurdesem voor, die een naam heeft, een verjaardag en meningen. Rosalie buigt voor de pot. Daarna tutoyeren ze elkaar alle drie, voor zover dat is vast te stellen.',
        'En el programa ponía: una noche, dos hornos. No ponía que él no habla alemán y ella no habla otra cosa. Durante la primera media hora los dos señalan cuencos. Luego Lucio presenta su masa madre, que tiene nombre, cumpleaños y opiniones. Rosalie hace una reverencia ante el tarro. Después se tutean los tres, hasta donde se puede saber.',
      ],
    },
    {
      kind: 'heading',
      text: ['Drei Uhr früh', 'Three in the morning', 'Drie uur ’s nachts', 'Las tres de la madrugada'],
    },
    {
      kind: 'text',
      text: [
        'Um drei geht der Teig, und sonst geht nichts. Rosalie backt, wenn sie nicht schlafen kann, und jetzt, wo sie nicht schlafen muss, wird sie müde. Lucio schiebt ihr den Stuhl hin und rollt ihre Schnecken weiter, zu fest, was sie im Halbschlaf hört oder ahnt, denn sie sagt ein einziges Wort: locker. Er hat es sich gemerkt und sagt es seither zu allem, auch zu Türen.',
        'At three the dough rises, and nothing else does. Rosalie bakes when she cannot sleep, and now that she need not sleep she grows tired. Lucio pushes the chair over to her and goes on rolling her buns, too tightly, which she hears half asleep, or guesses, for she says a single word: locker, which is German for loose. He has remembered it and says it to everything now, doors included.',
        'Om drie uur rijst het deeg, en verder niets. Rosalie bakt als ze niet kan slapen, en nu ze niet hoeft te slapen, krijgt ze slaap. Lucio schuift haar de stoel toe en rolt haar broodjes verder op, te strak, wat ze in haar halfslaap hoort of vermoedt, want ze zegt één enkel woord: locker, Duits voor los. Hij heeft het onthouden en zegt het sindsdien tegen alles, ook tegen deuren.',
        'A las tres sube la masa, y nada más. Rosalie hornea cuando no puede dormir y, ahora que no tiene que dormir, le entra sueño. Lucio le acerca la silla y sigue enrollando los bollos, demasiado apretados; ella lo oye medio dormida, o lo adivina, porque dice una sola palabra: locker, que en alemán significa suelto. A él se le ha quedado, y desde entonces se la dice a todo, también a las puertas.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Um drei geht der Teig, und sonst geht nichts.',
        'At three the dough rises, and nothing else does.',
        'Om drie uur rijst het deeg, en verder niets.',
        'A las tres sube la masa, y nada más.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Gestritten wird nur einmal, über Licht und ohne Worte. Lucio rückt seine Lampe an den Ofen, um zu sehen, wie braun die Kruste ist. Rosalie knipst ihre aus, klopft auf die Unterseite eines Brotes und hält es ans Mikrofon. Ein Gast schreibt: Herein.',
        'They quarrel only once, about light and without words. Lucio moves his lamp to the oven to see how brown the crust is. Rosalie switches hers off, knocks on the bottom of a loaf and holds it to the microphone. A guest writes: come in.',
        'Ruzie is er maar één keer, over licht en zonder woorden. Lucio schuift zijn lamp naar de oven om te zien hoe bruin de korst is. Rosalie doet de hare uit, klopt op de onderkant van een brood en houdt het bij de microfoon. Een gast schrijft: binnen.',
        'Solo discuten una vez, por la luz y sin palabras. Lucio acerca su lámpara al horno para ver si la corteza está dorada. Rosalie apaga la suya, da unos golpes en la base de un pan y lo acerca al micrófono. Un invitado escribe: adelante.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Die linke Lampe. Die rechte war voller Mehl.',
        'The lamp on the left. The one on the right was full of flour.',
        'De linkerlamp. De rechter zat onder het meel.',
        'La lámpara de la izquierda. La otra estaba llena de harina.',
      ],
    },
    {
      kind: 'heading',
      text: ['Kurz vor sechs', 'Just before six', 'Even voor zessen', 'Poco antes de las seis'],
    },
    {
      kind: 'text',
      text: [
        'Am Ende liegen auf dem Tisch vier Brote, vier Bleche Schnecken und ein Zopf, den keiner von beiden angefangen haben will. Der Streifen Mehl ist weg. Wer TV Premium hat, konnte ohne Unterbrechung zusehen. Einige sind dabei eingeschlafen und haben den Ton angelassen; sie schrieben es am Morgen und meinten es als Lob. Um sechs klingelte ein Nachbar, der nichts gesehen und alles gerochen hatte. Er bekam den Zopf.',
        'In the end there are four loaves on the table, four trays of buns and a plait that neither of them admits to having begun. The strip of flour is gone. With TV premium you could watch without interruption. Some fell asleep over it and left the sound on; they wrote so in the morning and meant it as praise. At six the doorbell rang: a neighbour who had seen nothing and smelled everything. He got the plait.',
        'Aan het eind liggen er vier broden op tafel, vier bakplaten met kaneelbroodjes en een vlecht waaraan geen van beiden begonnen wil zijn. De streep meel is weg. Wie TV premium heeft, kon zonder onderbreking kijken. Sommigen zijn erbij in slaap gevallen en lieten het geluid aan; dat schreven ze ’s ochtends, en ze bedoelden het als compliment. Om zes uur belde een buurman aan die niets had gezien en alles had geroken. Hij kreeg de vlecht.',
        'Al final hay sobre la mesa cuatro panes, cuatro bandejas de bollos y una trenza que ninguno de los dos reconoce haber empezado. La franja de harina ya no está. Quien tiene TV premium pudo verlo sin interrupciones. Algunos se durmieron y dejaron el sonido puesto; lo escribieron por la mañana, y era un elogio. A las seis llamó a la puerta un vecino que no había visto nada y lo había olido todo. Se llevó la trenza.',
      ],
    },
  ],
};
