import type { Article } from './article.ts';

/** An interview with Corin, in words without pronouns. */
export const theLeftHalfOfTheCurtain: Article = {
  name: 'the-left-half-of-the-curtain',
  category: 'interviews',
  day: '2025-04-03',
  performers: ['corin'],
  subject: 'bust',
  title: [
    'Die linke Hälfte vom Vorhang',
    'The left half of the curtain',
    'De linkerhelft van het doek',
    'La mitad izquierda del telón',
  ],
  subtitle: [
    'Corin über Theater ohne Publikum, einen Einkaufszettel als Stimmgabel und das beste Haus des Jahres.',
    'Corin on theatre without an audience, a shopping list as a tuning fork and the best house of the year.',
    'Corin over theater zonder publiek, een boodschappenlijst als stemvork en de beste zaal van het jaar.',
    'Corin habla de teatro sin público, de una lista de la compra como diapasón y de la mejor sala del año.',
  ],
  excerpt: [
    'An einem Dienstag im Februar kam niemand, und das Stück wurde trotzdem gespielt. Corin hatte dagegen gestimmt.',
    'On a Tuesday in February nobody came, and the play went on all the same. Corin had voted against it.',
    'Op een dinsdag in februari kwam er niemand, en het stuk werd toch gespeeld. Corin had tegengestemd.',
    'Un martes de febrero no vino nadie y la obra se representó igualmente. Corin había votado en contra.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Bei Corin in Bristol hängt hinter dem Stuhl ein halber Vorhang, dunkelrot, mit einem sauberen Saum dort, wo früher die Mitte war. Davor liegt ein Einkaufszettel. Corin bittet mich, ihn nicht zu lesen, noch nicht.',
        'Behind the chair in Corin’s room in Bristol hangs half a curtain, dark red, with a neat hem where the middle used to be. In front of it lies a shopping list. Corin asks me not to read it, not yet.',
        'Bij Corin in Bristol hangt achter de stoel een half theaterdoek, donkerrood, met een nette zoom waar vroeger het midden zat. Ervoor ligt een boodschappenlijst. Corin vraagt me die niet te lezen, nog niet.',
        'Detrás de la silla, en el cuarto de Corin en Bristol, cuelga medio telón, rojo oscuro, con un dobladillo impecable donde antes estaba el centro. Delante hay una lista de la compra. Corin me pide que no la lea, todavía no.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Hast du schon einmal vor leeren Reihen gespielt?',
        'Have you ever played to empty rows?',
        'Heb je ooit voor lege rijen gespeeld?',
        '¿Has actuado alguna vez ante filas vacías?',
      ],
    },
    {
      kind: 'text',
      text: [
        'An einem Dienstag im Februar. Es schneite, die Busse fuhren nicht, und um halb acht saß niemand da. Der Hausmeister zählte nicht, er schlief. Wir haben abgestimmt, vier zu eins, und gespielt. Die Gegenstimme war meine.',
        'On a Tuesday in February. It snowed, there were no buses, and at half past seven nobody was sitting there. The caretaker did not count, he was asleep. We took a vote, four to one, and played. The vote against was mine.',
        'Op een dinsdag in februari. Het sneeuwde, de bussen reden niet, en om halfacht zat er niemand. De conciërge telde niet, die sliep. We stemden, vier tegen één, en speelden. De tegenstem was de mijne.',
        'Un martes de febrero. Nevaba, no había autobuses y a las siete y media no había nadie sentado. El conserje no contaba, estaba dormido. Votamos, cuatro contra uno, y actuamos. El voto en contra fue el mío.',
      ],
    },
    {
      kind: 'question',
      text: ['Was war anders?', 'What was different?', 'Wat was er anders?', '¿Qué cambió?'],
    },
    {
      kind: 'text',
      text: [
        'Sonst spricht man bis in die letzte Reihe. Ohne Reihen reicht es bis zum Stuhl gegenüber. Im dritten Akt lese ich einen Brief vor, das hatte ich vierzigmal getan. An diesem Abend habe ich zum ersten Mal gemerkt, was darin steht.',
        'Usually you speak as far as the last row. Without rows it is enough to reach the chair opposite. In the third act I read a letter aloud, I had done so forty times. That evening I noticed for the first time what it says.',
        'Normaal praat je tot aan de laatste rij. Zonder rijen hoef je maar tot de stoel tegenover je te komen. In het derde bedrijf lees ik een brief voor, dat had ik veertig keer gedaan. Die avond merkte ik voor het eerst wat erin staat.',
        'Normalmente se habla hasta la última fila. Sin filas basta con llegar a la silla de enfrente. En el tercer acto leo una carta en voz alta; lo había hecho cuarenta veces. Aquella noche me di cuenta por primera vez de lo que dice.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Ohne Reihen reicht es bis zum Stuhl gegenüber.',
        'Without rows it is enough to reach the chair opposite.',
        'Zonder rijen hoef je maar tot de stoel tegenover je te komen.',
        'Sin filas basta con llegar a la silla de enfrente.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Vor der Kamera ist wieder jemand da.',
        'In front of the camera somebody is there again.',
        'Voor de camera is er weer iemand.',
        'Ante la cámara vuelve a haber alguien.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Ja, aber ich sehe nur Buchstaben. Gelächter hat vier, oder acht, wenn es gut läuft. Eine Person schreibt den ganzen Abend kein Wort und schickt am Ende eine Laterne. Dann verbeuge ich mich und weiß, dass Schluss ist.',
        'Yes, but I only see letters. Laughter has four, or eight when things go well. One person does not write a word all evening and sends a lantern at the end. Then I take a bow and know that it is over.',
        'Ja, maar ik zie alleen letters. Gelach heeft er vier, of acht als het goed gaat. Eén iemand schrijft de hele avond geen woord en stuurt aan het eind een lantaarn. Dan maak ik een buiging en weet ik dat het afgelopen is.',
        'Sí, pero solo veo letras. La risa tiene cuatro, u ocho si la cosa va bien. Hay una persona que no escribe ni una palabra en toda la noche y al final envía un farolillo. Entonces saludo y sé que se ha acabado.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Tagsüber sprichst du alle Stimmen außer deiner. Wie findest du sie wieder?',
        'By day you speak every voice but yours. How do you find it again?',
        'Overdag spreek je alle stemmen behalve de jouwe. Hoe vind je die terug?',
        'De día pones todas las voces menos la tuya. ¿Cómo la recuperas?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Mit dem Zettel. Diese Woche war ich ein Oberst, zwei Schwestern und einmal Nebel. Um acht lese ich laut vor, was ich einkaufen muss: Lauch, Batterien, Brot. Wenn der Lauch noch nach dem Oberst klingt, fange ich von vorn an. An schlechten Tagen kaufe ich viel Lauch.',
        'With the list. This week I was a colonel, two sisters and, once, fog. At eight I read aloud what I have to buy: leeks, batteries, bread. If the leeks still sound like the colonel, I start again. On bad days I buy a lot of leeks.',
        'Met die lijst. Deze week was ik een kolonel, twee zussen en één keer mist. Om acht uur lees ik hardop wat ik moet kopen: prei, batterijen, brood. Klinkt de prei nog als de kolonel, dan begin ik opnieuw. Op slechte dagen koop ik veel prei.',
        'Con la lista. Esta semana he sido un coronel, dos hermanas y, una vez, la niebla. A las ocho leo en voz alta lo que tengo que comprar: puerros, pilas, pan. Si los puerros todavía suenan a coronel, vuelvo a empezar. Los días malos compro muchos puerros.',
      ],
    },
    {
      kind: 'picture',
      subject: 'curtain',
      caption: [
        'Die andere Hälfte hängt vor vier Fahrrädern.',
        'The other half hangs in front of four bicycles.',
        'De andere helft hangt voor vier fietsen.',
        'La otra mitad cuelga delante de cuatro bicicletas.',
      ],
    },
    {
      kind: 'question',
      text: [
        'Wo ist der Rest vom Vorhang?',
        'Where is the rest of the curtain?',
        'Waar is de rest van het doek?',
        '¿Dónde está el resto del telón?',
      ],
    },
    {
      kind: 'text',
      text: [
        'Beim Hausmeister. Als das Theater zumachte, durften wir ihn teilen, seine Frau hat den Saum genäht. Seine Hälfte hängt im Schuppen vor den Fahrrädern. Einmal im Jahr hängen wir beide nebeneinander auf die Wäscheleine, und ich spiele etwas für ihn. Er schläft jedes Mal ein. Es ist das beste Haus, das ich habe.',
        'At the caretaker’s. When the theatre closed we were allowed to divide it between us, and his wife sewed the hem. His half hangs in the shed in front of the bicycles. Once a year we hang both side by side on the washing line, and I play something for him. He falls asleep every time. It is the best house I have.',
        'Bij de conciërge. Toen het theater dichtging, mochten we het verdelen, zijn vrouw heeft de zoom gestikt. Zijn helft hangt in de schuur voor de fietsen. Eén keer per jaar hangen we ze naast elkaar aan de waslijn en speel ik iets voor hem. Hij valt elke keer in slaap. Het is de beste zaal die ik heb.',
        'En casa del conserje. Cuando cerró el teatro nos dejaron repartirlo; el dobladillo lo cosió su mujer. Su mitad cuelga en el cobertizo, delante de las bicicletas. Una vez al año tendemos las dos juntas en la cuerda de la ropa y yo actúo un rato para él. Siempre se duerme. Es la mejor sala que tengo.',
      ],
    },
  ],
};
