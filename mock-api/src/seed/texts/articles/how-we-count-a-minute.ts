import type { Article } from './article.ts';

/** News of the clock in a chat. */
export const howWeCountAMinute: Article = {
  name: 'how-we-count-a-minute',
  category: 'news',
  day: '2026-11-05',
  performers: [],
  subject: 'curtain',
  title: ['Wie wir eine Minute zählen', 'How we count a minute', 'Hoe we een minuut tellen', 'Cómo contamos un minuto'],
  subtitle: [
    'Steht das Bild, steht die Uhr. Über Tunnel, Tassen und zwei Uhren, die sich einigen müssen.',
    'When the picture stops, the clock stops. On tunnels, cups and two clocks that have to agree.',
    'Staat het beeld stil, dan staat de klok stil. Over tunnels, kopjes en twee klokken die het eens moeten worden.',
    'Si se para la imagen, se para el reloj. Sobre túneles, tazas y dos relojes que tienen que ponerse de acuerdo.',
  ],
  excerpt: [
    'Ein Gast fuhr in einen Tunnel und wollte wissen, was ihn eine Tasse gekostet hat. Die Antwort ist kurz.',
    'A guest went into a tunnel and wanted to know what a cup had cost him. The answer is short.',
    'Een gast reed een tunnel in en wilde weten wat een kopje hem had gekost. Het antwoord is kort.',
    'Un invitado entró en un túnel y quiso saber cuánto le había costado una taza. La respuesta es corta.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Eine Minute hat sechzig Sekunden, darüber streitet niemand. Die Frage ist nur, welche. Der Preis eines Chats steht pro Minute da, gezählt werden aber die Sekunden, in denen das Bild läuft.',
        'A minute has sixty seconds, nobody argues about that. The question is only which ones. The price of a chat is given by the minute, but what we count are the seconds in which the picture runs.',
        'Een minuut heeft zestig seconden, daar is iedereen het over eens. De vraag is alleen: welke? De prijs van een chat staat er per minuut, maar geteld worden de seconden waarin het beeld loopt.',
        'Un minuto tiene sesenta segundos, eso no lo discute nadie. La cuestión es cuáles. El precio de un chat se indica por minuto, pero lo que contamos son los segundos en los que la imagen se mueve.',
      ],
    },
    {
      kind: 'heading',
      text: ['Die Tasse im Tunnel', 'The cup in the tunnel', 'Het kopje in de tunnel', 'La taza en el túnel'],
    },
    {
      kind: 'text',
      text: [
        'Im September schrieb uns ein Gast aus dem Zug. Vor einem Tunnel war das Bild stehen geblieben: eine Hand, eine Tasse, beide auf halbem Weg. Er sah die Tasse den ganzen Berg lang an und fragte danach, was sie ihn gekostet habe. Nichts. Die Uhr war mit ihr stehen geblieben.',
        'In September a guest wrote to us from a train. Before a tunnel the picture had frozen: a hand, a cup, both halfway up. He looked at the cup for the length of a mountain and then asked what it had cost him. Nothing. The clock had stopped along with it.',
        'In september schreef een gast ons vanuit de trein. Voor een tunnel was het beeld stilgevallen: een hand, een kopje, allebei halverwege. Hij keek een hele berg lang naar dat kopje en vroeg daarna wat het hem had gekost. Niets. De klok was samen met het kopje blijven staan.',
        'En septiembre nos escribió un invitado desde el tren. Antes de un túnel la imagen se había congelado: una mano y una taza, las dos a medio camino. Miró la taza durante toda una montaña y después preguntó cuánto le había costado. Nada. El reloj se había parado con ella.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was zählt', 'What counts', 'Wat telt', 'Lo que cuenta'],
    },
    {
      kind: 'text',
      text: [
        'Das Klingeln zählt nicht, die Uhr beginnt mit dem ersten Bild. Reißt die Verbindung ab, hält sie an und sagt es dir. Kommt das Bild zurück, geht sie dort weiter, wo sie war. Kommt es nicht zurück, endet der Chat nach einer Weile von selbst, damit niemand vor einer Tasse sitzen bleibt.',
        'The ringing does not count, the clock begins with the first picture. If the connection is lost, it pauses and says so. If the picture comes back, it goes on from where it was. If it does not, the chat ends by itself after a while, so that nobody is left sitting in front of a cup.',
        'Het overgaan telt niet, de klok begint bij het eerste beeld. Valt de verbinding weg, dan pauzeert hij en zegt hij dat ook. Komt het beeld terug, dan loopt hij verder waar hij was. Komt het niet terug, dan eindigt de chat na een tijdje vanzelf, zodat niemand voor een kopje blijft zitten.',
        'La llamada no cuenta: el reloj empieza con la primera imagen. Si se pierde la conexión, se pone en pausa y te lo dice. Si la imagen vuelve, sigue donde estaba. Si no vuelve, el chat termina solo al cabo de un rato, para que nadie se quede sentado delante de una taza.',
      ],
    },
    {
      kind: 'picture',
      subject: 'curtain',
      caption: [
        'Ein ruhiger Vorhang: Die Uhr läuft, man sieht es nur nicht.',
        'A calm curtain: the clock is running, it just does not show.',
        'Een rustig gordijn: de klok loopt, je ziet het alleen niet.',
        'Una cortina tranquila: el reloj corre, solo que no se nota.',
      ],
    },
    {
      kind: 'heading',
      text: [
        'Warum keine angefangenen Minuten',
        'Why not by the started minute',
        'Waarom geen begonnen minuten',
        'Por qué no minutos iniciados',
      ],
    },
    {
      kind: 'text',
      text: [
        'Es gab einen Entwurf, in dem jede angefangene Minute zählte. Die Kollegin, die ihn ausprobierte, plauderte eine Minute und eine Sekunde und bekam zwei in Rechnung gestellt. Sie sagte nichts, sie stellte nur ihren Kaffee sehr langsam ab. Am Nachmittag zählten wir Sekunden. Gutscheine gehen vor und werden genauso gezählt, der Rest bleibt darin.',
        'There was a draft in which every started minute counted in full. The colleague who tried it out chatted for a minute and a second and was billed for two. She said nothing, she only put down her coffee very slowly. By the afternoon we were counting seconds. Vouchers go first and are counted the same way, and what is left stays in them.',
        'Er was een ontwerp waarin elke begonnen minuut telde. De collega die het uitprobeerde, praatte een minuut en een seconde en kreeg er twee op de rekening. Ze zei niets, ze zette alleen haar koffie heel langzaam neer. Die middag telden we seconden. Vouchers gaan voor en worden net zo geteld, de rest blijft erop staan.',
        'Hubo un borrador en el que contaba cada minuto iniciado. La compañera que lo probó charló un minuto y un segundo, y en la cuenta salieron dos. No dijo nada, solo dejó el café en la mesa muy despacio. Por la tarde ya contábamos segundos. Los vales van primero y se cuentan igual; lo que sobra se queda en ellos.',
      ],
    },
    {
      kind: 'heading',
      text: ['Zwei Uhren', 'Two clocks', 'Twee klokken', 'Dos relojes'],
    },
    {
      kind: 'text',
      text: [
        'Deine Seite misst, wie lange das Bild lief, und unser Server hat seine eigene Uhr. Sind sich die beiden nicht einig, gilt die kleinere Zahl. Am Ende steht dieselbe Zeit auf der Abrechnung. Stimmt sie trotzdem nicht, widersprich ihr, dann sieht sie sich jemand an, mit einer Tasse in der Hand, die sich bewegt.',
        'Your page measures how long the picture ran, and our server has a clock of its own. If the two disagree, the smaller number counts. In the end the bill shows the same time. If it is wrong all the same, object to it, and somebody will look at it, holding a cup that moves.',
        'Je pagina meet hoe lang het beeld liep, en onze server heeft een eigen klok. Zijn die twee het niet eens, dan geldt het kleinste getal. Aan het eind staat dezelfde tijd op de rekening. Klopt die toch niet, maak dan bezwaar, dan kijkt er iemand naar, met in de hand een kopje dat beweegt.',
        'Tu página mide cuánto tiempo se movió la imagen, y nuestro servidor tiene su propio reloj. Si los dos no coinciden, vale el número más pequeño. Al final, en la cuenta aparece el mismo tiempo. Si aun así no es correcta, reclámala: alguien la mirará, con una taza en la mano que sí se mueve.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Sind sich die beiden nicht einig, gilt die kleinere Zahl.',
        'If the two disagree, the smaller number counts.',
        'Zijn die twee het niet eens, dan geldt het kleinste getal.',
        'Si los dos no coinciden, vale el número más pequeño.',
      ],
    },
  ],
};
