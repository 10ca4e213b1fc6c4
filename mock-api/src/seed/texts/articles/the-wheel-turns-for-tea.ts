import type { Article } from './article.ts';

/** The wheel of fortune, explained by Odile Marchand without numbers. */
export const theWheelTurnsForTea: Article = {
  name: 'the-wheel-turns-for-tea',
  category: 'actions',
  day: '2026-05-14',
  performers: ['odile-marchand'],
  subject: 'bust',
  title: ['Das Rad dreht sich um Tee', 'The wheel turns for tea', 'Het rad draait om thee', 'La ruleta gira por un té'],
  subtitle: [
    'Odile Marchand erklärt das Glücksrad mit einem Tablett und ohne eine einzige Zahl.',
    'Odile Marchand explains the wheel of fortune with a tray and without a single number.',
    'Odile Marchand legt het rad van fortuin uit met een dienblad en zonder ook maar één getal.',
    'Odile Marchand explica la ruleta de la fortuna con una bandeja y sin una sola cifra.',
  ],
  excerpt: [
    'Bei Odile Marchand sucht niemand den Tee aus, das Tablett entscheidet. Besser lässt sich unser Glücksrad kaum erklären.',
    'At Odile Marchand’s nobody chooses the tea, the tray decides. There is hardly a better way to explain our wheel.',
    'Bij Odile Marchand kiest niemand zijn thee, dat doet het dienblad. Beter kun je ons rad nauwelijks uitleggen.',
    'En casa de Odile Marchand nadie elige el té: decide la bandeja. Difícil explicar mejor nuestra ruleta.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Auf dem Tisch von Odile Marchand in Dijon steht ein rundes Tablett, das sich drehen lässt, und darauf stehen Teedosen. Gäste geben ihm einen Schubs. Getrunken wird, was vor ihnen anhält.',
        'On Odile Marchand’s table in Dijon there is a round tray that turns, and on it stand tins of tea. Guests give it a push. They drink what stops in front of them.',
        'Op de tafel van Odile Marchand in Dijon staat een rond dienblad dat kan draaien, met blikken thee erop. Gasten geven het een zetje. Ze drinken wat er voor hun neus stilstaat.',
        'En la mesa de Odile Marchand, en Dijon, hay una bandeja redonda que gira, llena de latas de té. Los invitados le dan un empujoncito. Se bebe lo que se para delante.',
      ],
    },
    {
      kind: 'heading',
      text: ['Wie es sich dreht', 'How it turns', 'Hoe het draait', 'Cómo gira'],
    },
    {
      kind: 'text',
      text: [
        'Das Glücksrad findest du in deinem eigenen Bereich. Es hält Coins bereit, Geschenke, Gratisnachrichten, Gutscheine und manchmal eine weitere Drehung. Ein leeres Feld hat es nicht. „Ich habe auch keine leeren Dosen“, sagt Odile. „Eine leere Dose ist ein Versprechen mit Deckel.“ Die Chancen stehen auf der Seite selbst. Hier haben wir verabredet, ohne Zahlen auszukommen, und Odile passt auf. Wie viele Sorten Tee sie besitzt, sagt sie heute deshalb nicht. Es sind zu viele für das Tablett.',
        'You find the wheel in your own area. It holds coins, gifts, free messages, vouchers and sometimes another spin. It has no empty field. “I have no empty tins either,” says Odile. “An empty tin is a promise with a lid.” The chances are given on the page itself. Here we have agreed to do without numbers, and Odile keeps watch. That is why she will not say today how many kinds of tea she owns. There are too many for the tray.',
        'Het rad vind je in je eigen omgeving. Er staan coins op, cadeaus, gratis berichten, vouchers en soms een extra draai. Een leeg vak heeft het niet. “Ik heb ook geen lege blikken”, zegt Odile. “Een leeg blik is een belofte met een deksel.” De kansen staan op de pagina zelf. Hier hebben we afgesproken het zonder getallen te doen, en Odile let op. Hoeveel soorten thee ze bezit, zegt ze vandaag dus niet. Het zijn er te veel voor het dienblad.',
        'La ruleta está en tu propia área. Guarda monedas, regalos, mensajes gratis, vales y, a veces, otro giro. Casillas vacías no tiene. «Yo tampoco tengo latas vacías —dice Odile—. Una lata vacía es una promesa con tapa». Las probabilidades están en la propia página. Aquí hemos acordado prescindir de las cifras, y Odile vigila. Por eso hoy no dice cuántas clases de té tiene. Son demasiadas para la bandeja.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Eine leere Dose ist ein Versprechen mit Deckel.',
        'An empty tin is a promise with a lid.',
        'Een leeg blik is een belofte met een deksel.',
        'Una lata vacía es una promesa con tapa',
      ],
    },
    {
      kind: 'heading',
      text: ['Was danach geschieht', 'What happens then', 'Wat er daarna gebeurt', 'Qué pasa después'],
    },
    {
      kind: 'text',
      text: [
        'Was du gewonnen hast, liegt dort, wo du es suchst: Coins im Guthaben, Geschenke bei den Geschenken, Gutscheine bei den Gutscheinen. Wer seine E-Mail-Adresse bestätigt hat, darf jeden Tag gratis drehen. Gewonnene Drehungen bleiben, bis du sie nutzt. „Wie Tee“, sagen wir. „Länger“, sagt Odile und riecht an einer Dose, die nicht näher beschrieben werden möchte.',
        'What you have won lies where you would look for it: coins in your balance, gifts among your gifts, vouchers among your vouchers. If you have verified your e-mail address, you may spin for free every day. Spins that you win stay until you use them. “Like tea,” we say. “Longer,” says Odile, and sniffs at a tin that would rather not be described.',
        'Wat je hebt gewonnen, ligt waar je het zoekt: coins in je tegoed, cadeaus bij je cadeaus, vouchers bij je vouchers. Heb je je e-mailadres bevestigd, dan mag je elke dag gratis draaien. Gewonnen draaien blijven tot je ze gebruikt. “Net als thee”, zeggen wij. “Langer”, zegt Odile, en ze ruikt aan een blik dat liever niet beschreven wordt.',
        'Lo que ganas está donde lo buscarías: las monedas en tu saldo, los regalos con tus regalos, los vales con tus vales. Si has verificado tu correo, puedes girar gratis todos los días. Los giros que ganas se quedan hasta que los uses. «Como el té», decimos. «Más», dice Odile, y huele una lata que prefiere que no la describamos.',
      ],
    },
    {
      kind: 'picture',
      subject: 'room',
      caption: [
        'Das Tablett steht links davon und dreht sich noch.',
        'The tray is to the left of this, still turning.',
        'Het dienblad staat links hiervan en draait nog.',
        'La bandeja está a la izquierda y sigue girando.',
      ],
    },
    {
      kind: 'heading',
      text: ['Und der Tee?', 'And the tea?', 'En de thee?', '¿Y el té?'],
    },
    {
      kind: 'text',
      text: [
        'Am vergangenen Donnerstag drehte Odile mit. Wenn jemand im Chat erzählte, was das Rad gebracht hatte, gab sie dem Tablett einen Schubs und trank auf das Wohl des Gastes. Zu einer Rose kam Jasmin, zu einer Gratisnachricht Kamille und der Rat, eine lange zu schreiben. Am Ende hielt die Tasse mit dem Sprung vor ihr an, die dort nur abgestellt worden war. Odile goss heißes Wasser hinein und trank auch das. „Auf dem Tablett kann so etwas vorkommen“, sagte sie. „Bei euch nicht, wenn ich es richtig verstanden habe.“',
        'Last Thursday Odile joined in. Whenever somebody told her in the chat what the wheel had brought, she gave the tray a push and drank to their health. A rose was followed by jasmine, a free message by camomile and the advice to make it a long one. In the end it was the chipped cup that stopped in front of her, which had only been put down there. Odile poured hot water into it and drank that, too. “On the tray such things can happen,” she said. “Not with you, if I have understood it correctly.”',
        'Afgelopen donderdag draaide Odile mee. Vertelde iemand in de chat wat het rad had opgeleverd, dan gaf ze het dienblad een zetje en dronk ze op diens gezondheid. Bij een roos hoorde jasmijn, bij een gratis bericht kamille en de raad er een lang bericht van te maken. Op het laatst stond het kopje met de barst voor haar stil, dat daar alleen maar was neergezet. Odile schonk er heet water in en dronk ook dat op. “Op het dienblad kan zoiets gebeuren”, zei ze. “Bij jullie niet, als ik het goed heb begrepen.”',
        'El jueves pasado Odile también giró. Cada vez que alguien contaba en el chat qué le había tocado, ella daba un empujoncito a la bandeja y bebía a su salud. A una rosa le siguió un jazmín; a un mensaje gratis, una manzanilla y el consejo de escribirlo largo. Al final se le paró delante la taza desportillada, que solo estaba allí porque no cabía en otro sitio. Odile le echó agua caliente y también se la bebió. «En la bandeja pueden pasar estas cosas —dijo—. En lo vuestro no, si lo he entendido bien».',
      ],
    },
  ],
};
