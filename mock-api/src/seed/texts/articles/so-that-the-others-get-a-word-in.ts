import type { Article } from './article.ts';

/** An interview with Hedda. */
export const soThatTheOthersGetAWordIn: Article = {
  name: 'so-that-the-others-get-a-word-in',
  category: 'interviews',
  day: '2026-07-16',
  performers: ['hedda'],
  subject: 'bust',
  title: [
    '„Ich flüstere, damit die anderen zu Wort kommen“',
    '“I whisper so that the others get a word in”',
    '“Ik fluister, dan komen de anderen ook aan het woord”',
    '«Susurro para que los demás puedan hablar»',
  ],
  subtitle: [
    'Hedda über einen Zaunkönig in der Lampe, höfliche Krähen und die Stille nach einer guten Frage.',
    'Hedda on a wren in the lamp, polite crows and the silence after a good question.',
    'Hedda over een winterkoning in de lamp, beleefde kraaien en de stilte na een goede vraag.',
    'Hedda habla de un chochín en la lámpara, de cornejas educadas y del silencio tras una buena pregunta.',
  ],
  excerpt: [
    'Fünf Wochen lang ging Hedda durchs Kellerfenster ins Haus. Das Flüstern ist geblieben.',
    'For five weeks Hedda entered her house through the cellar window. The whisper has stayed.',
    'Vijf weken lang ging Hedda door het kelderraam naar binnen. Het fluisteren is gebleven.',
    'Durante cinco semanas Hedda entró en casa por la ventana del sótano. El susurro se ha quedado.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Bei Hedda in Bergen steht das Fenster offen. Davor wächst eine Birke, auf dem Fensterbrett liegt ein Mikrofon in einer Wollsocke. Nach zehn Minuten merke ich, dass ich auch flüstere.',
        'At Hedda’s house in Bergen the window is open. A birch grows in front of it, and on the sill lies a microphone in a woollen sock. After ten minutes I notice that I am whispering, too.',
        'Bij Hedda in Bergen staat het raam open. Ervoor groeit een berk, op de vensterbank ligt een microfoon in een wollen sok. Na tien minuten merk ik dat ik ook fluister.',
        'En casa de Hedda, en Bergen, la ventana está abierta. Delante crece un abedul y en el alféizar descansa un micrófono dentro de un calcetín de lana. A los diez minutos me doy cuenta de que yo también susurro.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Seit wann flüsterst du?',
        'How long have you been whispering?',
        'Sinds wanneer fluister je?',
        '¿Desde cuándo susurras?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Vor zwei Jahren hat ein Zaunkönig in der Lampe über meiner Haustür gebaut. Fünf Wochen lang bin ich durchs Kellerfenster ins Haus gestiegen und habe abends geflüstert, weil ihn von meinem Stuhl nur die Tür trennte. Als die Jungen ausgeflogen waren, redete ich wieder wie vorher, und jemand schrieb: Warum schreist du? Seitdem flüstere ich. Der Nachbar flüstert auch, wenn er sich meine Leiter holt, er weiß nur nicht, warum.',
        'Two years ago a wren built its nest in the lamp above my front door. For five weeks I climbed in through the cellar window and whispered in the evenings, because only the door was between my chair and the nest. When the young had flown I talked as before, and somebody wrote: why are you shouting? I have whispered ever since. My neighbour whispers, too, when he borrows my ladder, he just does not know why.',
        'Twee jaar geleden bouwde een winterkoning zijn nest in de lamp boven mijn voordeur. Vijf weken lang klom ik door het kelderraam naar binnen en fluisterde ik ’s avonds, omdat er tussen mijn stoel en het nest alleen die deur zat. Toen de jongen waren uitgevlogen, praatte ik weer zoals vroeger, en iemand schreef: waarom schreeuw je? Sindsdien fluister ik. De buurman fluistert ook als hij mijn ladder komt lenen, hij weet alleen niet waarom.',
        'Hace dos años un chochín hizo el nido en la lámpara que hay sobre mi puerta. Durante cinco semanas entré en casa por la ventana del sótano, y por las noches susurraba, porque entre mi silla y el nido solo estaba la puerta. Cuando los polluelos echaron a volar, volví a hablar como antes, y alguien escribió: ¿por qué gritas? Desde entonces susurro. Mi vecino también susurra cuando viene a por la escalera, solo que no sabe por qué.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Zwei Vögel erkennst du am Benehmen. Welche?',
        'You know two birds by their manners. Which ones?',
        'Twee vogels herken je aan hun manieren. Welke?',
        'Distingues dos pájaros por sus modales. ¿Cuáles?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Die Nebelkrähe und den Gimpel. Die Krähe klopft an die Scheibe, bevor sie etwas stiehlt, das finde ich anständig. Der Gimpel lässt allen anderen den Vortritt und tut dann so, als hätte er keinen Hunger. Mein Großvater war auch so, man musste ihm den Kuchen hinterhertragen.',
        'The hooded crow and the bullfinch. The crow knocks on the pane before it steals something, which I find decent. The bullfinch lets everybody else go first and then pretends not to be hungry. My grandfather was like that, you had to carry the cake after him.',
        'De bonte kraai en de goudvink. De kraai tikt op de ruit voordat ze iets steelt, dat vind ik netjes. De goudvink laat alle anderen voorgaan en doet dan alsof hij geen honger heeft. Zo was mijn grootvader ook, je moest met de taart achter hem aan lopen.',
        'La corneja cenicienta y el camachuelo. La corneja llama al cristal antes de robar algo, y eso me parece decente. El camachuelo cede el paso a todos los demás y luego hace como que no tiene hambre. Mi abuelo era así: había que ir detrás de él con la tarta.',
      ],
    },
    {
      kind: 'picture',
      subject: 'leaves',
      caption: [
        'Links im Laub sitzt die Amsel, oder es ist ein Blatt.',
        'On the left, among the leaves, sits the blackbird, or it is a leaf.',
        'Links tussen de bladeren zit de merel, of het is een blad.',
        'A la izquierda, entre las hojas, está el mirlo, o es una hoja.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Was hört man bei dir nach Mitternacht?',
        'What do guests hear after midnight?',
        'Wat hoor je bij jou na middernacht?',
        '¿Qué se oye contigo después de medianoche?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Im Juli wird es hier kaum dunkel, da fängt die Amsel vor zwei an. Sie hat den Klingelton meines Telefons gelernt, den alten, ich habe längst einen anderen. Trotzdem stehe ich jedes Mal auf. Wer zuschaut, sieht dann einen leeren Stuhl und meine Hausschuhe und wartet, sehr höflich.',
        'In July it hardly gets dark here, so the blackbird begins before two. It has learned the ringtone of my telephone, the old one, I have had another for years. I get up every time all the same. Whoever is watching then sees an empty chair and my slippers, and waits, very politely.',
        'In juli wordt het hier nauwelijks donker, dan begint de merel al voor tweeën. Hij heeft de beltoon van mijn telefoon geleerd, de oude, ik heb allang een andere. Toch sta ik elke keer op. Wie kijkt, ziet dan een lege stoel en mijn pantoffels, en wacht, heel beleefd.',
        'En julio aquí apenas oscurece, así que el mirlo empieza antes de las dos. Ha aprendido el tono de mi teléfono, el viejo; hace tiempo que tengo otro. Aun así me levanto cada vez. Quien está mirando ve entonces una silla vacía y mis zapatillas, y espera con mucha educación.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Du führst eine Liste guter Fragen.',
        'You keep a list of good questions.',
        'Je houdt een lijst met goede vragen bij.',
        'Llevas una lista de buenas preguntas.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Eine gute Frage erkennt man daran, dass es danach erst einmal still ist. Die von dieser Woche heißt: Was hast du heute Morgen als Erstes gehört? Die meisten sagen: den Wecker. Einer schrieb nach langer Zeit, er höre den Aufzug, und am Anhalten erkenne er, wer nach Hause kommt. Er kann elf Nachbarn. Ich habe ihm die Amsel beigebracht, jetzt sind es zwölf.',
        'You can tell a good question by the silence after it. This week’s is: what was the first thing that you heard this morning? Most people say the alarm clock. One wrote, after a long while, that he hears the lift, and that he knows by the way it stops who is coming home. He can do eleven neighbours. I taught him the blackbird, now there are twelve.',
        'Een goede vraag herken je aan de stilte erna. Die van deze week luidt: wat hoorde je vanmorgen als eerste? De meesten zeggen: de wekker. Eén iemand schreef na lange tijd dat hij de lift hoort, en aan het stoppen herkent wie er thuiskomt. Hij kent er elf, allemaal buren. Ik heb hem de merel geleerd, nu zijn het er twaalf.',
        'Una buena pregunta se reconoce por el silencio que deja. La de esta semana es: ¿qué fue lo primero que oíste esta mañana? La mayoría dice que el despertador. Uno escribió, al cabo de un buen rato, que oye el ascensor y que por la forma de pararse sabe quién vuelve a casa. Se sabe once vecinos. Yo le enseñé el mirlo, y ya son doce.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Eine gute Frage erkennt man daran, dass es danach erst einmal still ist.',
        'You can tell a good question by the silence after it.',
        'Een goede vraag herken je aan de stilte erna.',
        'Una buena pregunta se reconoce por el silencio que deja.',
      ],
    },
  ],
};
