import type { Article } from './article.ts';

/** An interview with Oona Lind. */
export const theFirstMinute: Article = {
  name: 'the-first-minute',
  category: 'interviews',
  day: '2024-10-10',
  performers: ['oona-lind'],
  subject: 'bust',
  title: [
    '„Ab da ist es nur noch Wasser“',
    '“From then on it is only water”',
    '“Daarna is het alleen nog water”',
    '«A partir de ahí ya solo es agua»',
  ],
  subtitle: [
    'Oona Lind über die erste Minute im See, neun Boote und eine vergessene Thermoskanne.',
    'Oona Lind on the first minute in the lake, nine boats and a forgotten flask.',
    'Oona Lind over de eerste minuut in het meer, negen boten en een vergeten thermosfles.',
    'Oona Lind habla del primer minuto en el lago, de nueve barcas y de un termo olvidado.',
  ],
  excerpt: [
    'Oona Lind zählt im kalten Wasser nicht, sie sagt die Boote am Steg auf. Im Januar ist nur noch eins da.',
    'In cold water Oona Lind does not count, she recites the boats at the jetty. In January only one is left.',
    'In koud water telt Oona Lind niet, ze somt de boten aan de steiger op. In januari ligt er nog maar één.',
    'En el agua fría, Oona Lind no cuenta: recita las barcas del embarcadero. En enero solo queda una.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Es ist Oktober, kurz nach sechs, und über dem See bei Turku liegt noch die Nacht. Oona Lind trägt eine Wollmütze und zwei Becher zum Steg. Den einen gibt sie mir und sagt, ich solle ihn festhalten, bis sie wieder da sei.',
        'It is October, shortly after six, and night still lies on the lake near Turku. Oona Lind carries two mugs to the jetty and wears a woollen hat. She gives one of the mugs to me and tells me to hold on to it until she is back.',
        'Het is oktober, even na zessen, en boven het meer bij Turku is het nog nacht. Oona Lind draagt een wollen muts en heeft twee bekers bij zich als ze naar de steiger loopt. De ene geeft ze aan mij, met het verzoek hem vast te houden tot ze terug is.',
        'Es octubre, poco después de las seis, y sobre el lago, cerca de Turku, todavía es de noche. Oona Lind, con un gorro de lana, lleva dos tazas al embarcadero. Me da una y me pide que la sujete hasta que vuelva.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Was geschieht in der ersten Minute?',
        'What happens in the first minute?',
        'Wat gebeurt er in de eerste minuut?',
        '¿Qué pasa en el primer minuto?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Zuerst nichts, der Kopf ist leer, schon dafür lohnt es sich. Nach zehn Sekunden fällt mir ein Schimpfwort ein, immer dasselbe. Nach dreißig die Telefonnummer meiner Schule. Nach fünfzig merke ich, dass ich atme. Ab da ist es nur noch Wasser.',
        'At first nothing, your head is empty, and that alone is worth it. After ten seconds I think of a swear word, always the same one. After thirty, of my old school’s telephone number. After fifty I notice that I am breathing. From then on it is only water.',
        'Eerst niets, je hoofd is leeg, alleen daarvoor al is het de moeite waard. Na tien seconden schiet me een vloek te binnen, altijd dezelfde. Na dertig het telefoonnummer van mijn school. Na vijftig merk ik dat ik adem. Daarna is het alleen nog water.',
        'Al principio nada, la cabeza se vacía, y solo por eso ya merece la pena. A los diez segundos me viene una palabrota, siempre la misma. A los treinta, el teléfono de mi colegio. A los cincuenta noto que respiro. A partir de ahí ya solo es agua.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Nach fünfzig merke ich, dass ich atme.',
        'After fifty I notice that I am breathing.',
        'Na vijftig merk ik dat ik adem.',
        'A los cincuenta noto que respiro.',
      ],
    },
    {
      kind: 'question',
      text: ['Zählst du die Sekunden?', 'Do you count the seconds?', 'Tel je de seconden?', '¿Cuentas los segundos?'],
    },
    {
      kind: 'text',
      text: [
        'Nein, ich sage die Boote auf. Am Steg liegen neun, und ich gehe ihre Namen durch, von links nach rechts. Beim letzten ist die Minute um. Im Herbst holen die Leute eins nach dem anderen an Land, dann wird die Minute kürzer. Im Januar liegt nur noch eins da, das spreche ich sehr langsam.',
        'No, I recite the boats. There are nine at the jetty, and I go through their names from left to right. At the last one the minute is over. In autumn people bring them ashore one by one, and the minute gets shorter. In January only one is left, and I pronounce it very slowly.',
        'Nee, ik som de boten op. Aan de steiger liggen er negen, en ik ga hun namen af, van links naar rechts. Bij de laatste is de minuut om. In de herfst halen de mensen ze een voor een aan wal, dan wordt de minuut korter. In januari ligt er nog maar één, die spreek ik heel langzaam uit.',
        'No, recito las barcas. En el embarcadero hay nueve y repaso sus nombres de izquierda a derecha. Con la última se acaba el minuto. En otoño la gente las va sacando del agua una a una, y el minuto se acorta. En enero solo queda una, y esa la pronuncio muy despacio.',
      ],
    },
    {
      kind: 'picture',
      subject: 'dunes',
      caption: [
        'Der See ist der dunkle Teil.',
        'The lake is the dark part.',
        'Het meer is het donkere deel.',
        'El lago es la parte oscura.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Wer hat dich dazu gebracht?',
        'Who talked you into it?',
        'Wie heeft je zover gekregen?',
        '¿Quién te convenció?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Eine Thermoskanne. Meine Nachbarin, damals achtzig, hatte sie auf dem Steg vergessen, und ich brachte sie ihr nach. Sie stand im Wasser und sagte: Dann gib mal her. Es war November, und ich musste bis zu den Knien hinein. Der Tee war übrigens für mich, das hatte sie so geplant.',
        'A flask. My neighbour, eighty at the time, had left it on the jetty, and I took it to her. She stood in the water and said: well, hand it over. It was November, and I had to go in up to my knees. The tea was for me, by the way, she had planned it like that.',
        'Een thermosfles. Mijn buurvrouw, toen tachtig, had hem op de steiger laten staan, en ik kwam hem brengen. Ze stond in het water en zei: geef maar hier. Het was november, en ik moest er tot mijn knieën in. De thee was trouwens voor mij, dat had ze zo bedacht.',
        'Un termo. Mi vecina, que entonces tenía ochenta años, lo había olvidado en el embarcadero y yo se lo llevé. Estaba dentro del agua y dijo: pues dámelo. Era noviembre y tuve que meterme hasta las rodillas. El té, por cierto, era para mí: lo tenía todo planeado.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Im Chat sieht man den See nie.',
        'In your chat nobody ever sees the lake.',
        'In de chat zie je het meer nooit.',
        'En el chat nunca se ve el lago.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Nein, die Kamera bleibt drinnen am Fenster. Man hört die Tür, dann nichts, dann den Kessel. Manche kommen wegen des Nichts. Ein Gast kocht währenddessen ein Ei, weil es genau so lange dauert wie ich. Im Winter isst er es flüssig.',
        'No, the camera stays inside, by the window. You hear the door, then nothing, then the kettle. Some come for the nothing. One guest boils an egg in the meantime, because it takes exactly as long as I do. In winter he eats it runny.',
        'Nee, de camera blijft binnen, bij het raam. Je hoort de deur, dan niets, dan de ketel. Sommigen komen voor het niets. Eén gast kookt intussen een ei, omdat het precies even lang duurt als ik. In de winter eet hij het vloeibaar.',
        'No, la cámara se queda dentro, junto a la ventana. Se oye la puerta, luego nada, luego la tetera. Hay quien viene por la nada. Un invitado cuece mientras tanto un huevo, porque tarda exactamente lo mismo que yo. En invierno se lo come líquido.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Was rätst du denen, die anfangen wollen?',
        'What do you tell those who want to begin?',
        'Wat raad je mensen aan die willen beginnen?',
        '¿Qué aconsejas a quien quiera empezar?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Im Sommer, nie allein, und den Deckel der Kanne vorher aufschrauben. Nachher können es die Finger nicht. Und niemand muss. Gestern hat es geregnet, da habe ich das Fenster aufgemacht, und wir haben zugehört. Das war auch mehr als eine Minute.',
        'In summer, never alone, and unscrew the lid of the flask beforehand. Afterwards your fingers cannot. And nobody has to. Yesterday it rained, so I opened the window, and we listened. That, too, was more than a minute.',
        'In de zomer, nooit alleen, en de dop van de thermosfles van tevoren losdraaien. Daarna kunnen je vingers het niet meer. En niemand hoeft. Gisteren regende het, toen heb ik het raam opengezet en hebben we geluisterd. Dat was ook meer dan een minuut.',
        'En verano, nunca en solitario y con la tapa del termo ya desenroscada. Después los dedos no pueden. Y nadie está obligado. Ayer llovía, así que abrí la ventana y nos pusimos a escuchar. También fue más de un minuto.',
      ],
    },
  ],
};
