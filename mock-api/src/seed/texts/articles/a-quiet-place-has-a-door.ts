import type { Article } from './article.ts';

/** News of a studio room where performers rest between chats. */
export const aQuietPlaceHasADoor: Article = {
  name: 'a-quiet-place-has-a-door',
  category: 'news',
  day: '2026-08-20',
  performers: ['mats', 'hanneke'],
  subject: 'room',
  title: [
    'Der stille Raum hat jetzt eine Tür',
    'The quiet room has a door now',
    'De stille kamer heeft nu een deur',
    'La sala tranquila ya tiene puerta',
  ],
  subtitle: [
    'In einem Studio in Gent ruhen sich Darsteller zwischen zwei Chats aus. Bisher hinter einem Vorhang.',
    'In a studio in Ghent, performers rest between two chats. Until now, behind a curtain.',
    'In een studio in Gent rusten performers uit tussen twee chats. Tot nu toe achter een gordijn.',
    'En un estudio de Gante, los artistas descansan entre dos chats. Hasta ahora, detrás de una cortina.',
  ],
  excerpt: [
    'Die Tür kommt aus einer Bäckerei und war breiter als der Bogen. Nachgegeben hat der Bogen.',
    'The door comes from a bakery and was wider than the arch. It was the arch that gave way.',
    'De deur komt uit een bakkerij en was breder dan de boog. De boog heeft toegegeven.',
    'La puerta viene de una panadería y era más ancha que el arco. El que cedió fue el arco.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Den stillen Raum im Studio in Gent gibt es seit zwei Jahren. Still war er in dieser Zeit selten, denn ihm fehlte, was einen Raum still macht.',
        'The quiet room in the Ghent studio has existed for two years. In all that time it was seldom quiet, as it lacked the thing that makes a room so.',
        'De stille kamer in de studio in Gent bestaat twee jaar. Stil was het er in die tijd zelden, want precies wat een kamer stil maakt, ontbrak.',
        'La sala tranquila del estudio de Gante existe desde hace dos años. En ese tiempo pocas veces lo fue, porque le faltaba lo que hace tranquila una sala.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Bis zum Sommer hing ein Vorhang im Bogen, dahinter standen ein Sofa, eine Vase und ein Kessel, der pfiff. Ein Vorhang hält Blicke ab, aber keine Kollegen, die vor dem Auftritt ihre Stimme aufwärmen. „Ich habe dort drei Geburtstage verschlafen“, sagt Mats, „und bei allen dreien mitgesungen.“ Aufgewacht ist er davon nicht, man hat es ihm erzählt.',
        'Until this summer a curtain hung in the arch, and behind it there were a sofa, a vase and a kettle that whistled. A curtain keeps out glances, but not colleagues who are warming up their voices. “I slept through three birthdays in there,” says Mats, “and sang along at all of them.” He did not wake up, he was told about it.',
        'Tot deze zomer hing er een gordijn in de boog, met daarachter een bank, een vaas en een ketel die floot. Een gordijn houdt blikken tegen, maar geen collega’s die hun stem aan het opwarmen zijn. “Ik ben daar dwars door drie verjaardagen heen geslapen”, zegt Mats, “en bij alle drie heb ik meegezongen.” Wakker werd hij er niet van, het is hem verteld.',
        'Hasta este verano colgaba una cortina en el arco, y detrás había un sofá, un jarrón y una tetera que silbaba. Una cortina detiene las miradas, pero no a los compañeros que calientan la voz. «Ahí dentro me he pasado tres cumpleaños durmiendo —dice Mats—, y en los tres he cantado». No se despertó: se lo contaron.',
      ],
    },
    {
      kind: 'picture',
      subject: 'curtain',
      caption: [
        'Der Vorhang. Er hat jetzt eine Stelle in der Requisite.',
        'The curtain. It now has a job in the prop store.',
        'Het gordijn. Het werkt nu bij de rekwisieten.',
        'La cortina. Ahora trabaja en el almacén de atrezo.',
      ],
    },
    {
      kind: 'heading',
      text: ['Die Tür', 'The door', 'De deur', 'La puerta'],
    },
    {
      kind: 'text',
      text: [
        'Sie ist aus Eiche und kommt aus einer Bäckerei am anderen Ende des Kanals, die es nicht mehr gibt. Auf dem Glas steht noch „Bin um vier zurück“. Für den Bogen war sie zwei Finger zu breit. Der Tischler maß beide und nahm die zwei Finger dann vom Bogen weg, denn die Tür war die ältere. Sie schließt lautlos bis auf den letzten Zentimeter, da knackt sie. Reparieren will das niemand: So weiß man, dass sie zu ist.',
        'It is made of oak and comes from a bakery that is no more, at the other end of the canal. The glass still says “Back at four”. It was two fingers too wide for the arch. The carpenter measured both and then took the two fingers off the arch, since the door was the older of the two. It closes without a sound but for the last centimetre, where it clicks. Nobody wants that repaired: it is how you know that it is shut.',
        'Hij is van eikenhout en komt uit een bakkerij die er niet meer is, aan het andere eind van de gracht. Op het glas staat nog “Om vier uur terug”. Voor de boog was hij twee vingers te breed. De timmerman mat ze allebei op en haalde die twee vingers toen van de boog af, want de deur was de oudste van de twee. Hij sluit geruisloos, op de laatste centimeter na, daar klikt hij. Niemand wil dat gerepareerd hebben: zo weet je dat hij dicht is.',
        'Es de roble y viene de una panadería que ya no existe, al otro extremo del canal. En el cristal aún pone «Vuelvo a las cuatro». Para el arco era dos dedos demasiado ancha. El carpintero midió las dos cosas y luego le quitó los dos dedos al arco, porque de los dos la puerta era la más vieja. Cierra sin ruido hasta el último centímetro, donde hace clic. Nadie quiere que se arregle: así se sabe que está cerrada.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was dahinter ist', 'What is behind it', 'Wat erachter is', 'Qué hay detrás'],
    },
    {
      kind: 'text',
      text: [
        'Backstein bis zur Schulter, darüber Kalk, ein Fenster zum Hof, in dem ein Nussbaum steht. Keine Kamera, kein Bildschirm. Die Lampe hat Hanneke aus Delft geschickt, die alte Lampen liebt und diese entbehren konnte; am Kabel hing ein Zettel: „Nicht heller als nötig.“ Der Kessel ist ausgezogen. Es gibt eine einzige Regel: Wer drinnen ist, wird nichts gefragt, auch nicht, ob er etwas braucht.',
        'Brick up to the shoulder, limewash above it, a window onto the yard with its walnut tree. No camera, no screen. The lamp was sent by Hanneke in Delft, who loves old lamps and could spare this one; a note hung from the cable: “No brighter than needed.” The kettle has moved out. There is a single rule: whoever is inside is not asked anything, not even whether they need something.',
        'Baksteen tot schouderhoogte, daarboven kalk, een raam aan de binnenplaats, waar een notenboom staat. Geen camera, geen scherm. De lamp is gestuurd door Hanneke uit Delft, die van oude lampen houdt en deze kon missen; aan het snoer hing een briefje: “Niet feller dan nodig.” De ketel is verhuisd. Er is maar één regel: wie binnen is, wordt niets gevraagd, ook niet of er iets nodig is.',
        'Ladrillo hasta el hombro, cal por encima y una ventana al patio, donde hay un nogal. Ni cámara ni pantalla. La lámpara la mandó desde Delft Hanneke, a quien le encantan las lámparas viejas y que podía prescindir de esta; del cable colgaba una nota: «Ni más luz de la necesaria». La tetera se ha mudado. Hay una sola regla: a quien está dentro no se le pregunta nada, ni siquiera si necesita algo.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Für dich ändert sich wenig. Chats zählen nach Sekunden, in denen ein Bild zu sehen ist, eine Pause zählt also nicht. Wenn aber in Gent jemand „in zehn Minuten wieder da“ schreibt, gibt es jetzt einen Ort, an dem diese zehn Minuten stattfinden.',
        'For you, little changes. Chats are counted by the seconds in which there is a picture, so a break does not count. But when somebody in Ghent writes that they will be back in ten minutes, there is now a place where those ten minutes happen.',
        'Voor jou verandert er weinig. Een chat telt de seconden waarin er beeld is, een pauze telt dus niet mee. Maar als iemand in Gent “over tien minuten terug” schrijft, is er nu een plek waar die tien minuten plaatsvinden.',
        'Para ti cambia poco. Los chats se cuentan por los segundos en que hay imagen, así que un descanso no cuenta. Pero cuando alguien de Gante escribe que vuelve en diez minutos, ahora hay un lugar en el que transcurren esos diez minutos.',
      ],
    },
  ],
};
