import type { Article } from './article.ts';

/** A week of longer free chats, told by Saskia de Wit. */
export const aWeekWithoutAClock: Article = {
  name: 'a-week-without-a-clock',
  category: 'actions',
  day: '2025-06-19',
  performers: ['saskia-de-wit'],
  subject: 'bust',
  title: ['Eine Woche ohne Uhr', 'A week without a clock', 'Een week zonder klok', 'Una semana sin reloj'],
  subtitle: [
    'Die Gratischats blieben länger offen, und Saskia de Wit hat Tagebuch geführt.',
    'Free chats stayed open for longer, and Saskia de Wit kept a diary.',
    'De gratis chats bleven langer open, en Saskia de Wit hield een dagboek bij.',
    'Los chats gratis siguieron abiertos más tiempo y Saskia de Wit llevó un diario.',
  ],
  excerpt: [
    'Saskia legte die Küchenuhr in die Schublade zu den Löffeln. Was dann geschah, steht in ihrem Tagebuch.',
    'Saskia put the kitchen clock into the drawer with the spoons. What happened next is in her diary.',
    'Saskia legde de keukenklok in de la bij de lepels. Wat er toen gebeurde, staat in haar dagboek.',
    'Saskia metió el reloj de la cocina en el cajón de las cucharas. Lo que pasó después está en su diario.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Eine Woche lang blieben die Gratischats im Juni länger offen als sonst. Saskia de Wit fährt in Haarlem tagsüber Briefe mit dem Rad aus und sitzt abends vor der Kamera. Wir haben sie gebeten aufzuschreiben, was geschieht, wenn niemand auf die Uhr sieht.',
        'For one week in June, free chats stayed open for longer than usual. Saskia de Wit delivers letters by bicycle in Haarlem by day and sits in front of the camera in the evening. We asked her to write down what happens when nobody looks at the clock.',
        'Een week lang bleven de gratis chats in juni langer open dan anders. Saskia de Wit bezorgt overdag brieven per fiets in Haarlem en zit ’s avonds voor de camera. We vroegen haar op te schrijven wat er gebeurt als niemand op de klok kijkt.',
        'Durante una semana de junio, los chats gratis siguieron abiertos más tiempo de lo habitual. Saskia de Wit reparte cartas en bicicleta por Haarlem y por la noche se sienta ante la cámara. Le pedimos que anotara qué ocurre cuando nadie mira el reloj.',
      ],
    },
    { kind: 'heading', text: ['Montag', 'Monday', 'Maandag', 'Lunes'] },
    {
      kind: 'text',
      text: [
        'Ich habe die Küchenuhr in die Schublade gelegt, zu den Löffeln. Dort war sie lauter als vorher, also habe ich die Löffel herausgenommen. Im Gratischat erzähle ich sonst kurze Geschichten, weil man das Ende schon kommen sieht. Heute war es die vom Dackel aus Nummer neun, der Handschuhe sammelt, und zwar vom ersten Handschuh an. Es sind elf. Beim siebten fiel mir auf, dass ich noch nie so weit gekommen war.',
        'I put the kitchen clock into the drawer, with the spoons. It was louder there than before, so I took the spoons out. In a free chat I usually tell short stories, as you can already see the end coming. Tonight it was the one about the dachshund at number nine, who collects gloves, from the first glove on. There are eleven. At the seventh I noticed that I had never got that far.',
        'Ik heb de keukenklok in de la gelegd, bij de lepels. Daar was hij luider dan eerst, dus heb ik de lepels eruit gehaald. In een gratis chat vertel ik meestal korte verhalen, omdat je het einde al ziet aankomen. Vandaag was het het verhaal van de teckel op nummer negen, die handschoenen verzamelt, en wel vanaf de eerste handschoen. Het zijn er elf. Bij de zevende merkte ik dat ik nog nooit zo ver was gekomen.',
        'He metido el reloj de la cocina en el cajón, con las cucharas. Allí sonaba más que antes, así que he sacado las cucharas. En un chat gratis suelo contar historias cortas, porque ya se ve venir el final. Hoy ha sido la del perro salchicha del número nueve, que colecciona guantes, y desde el primer guante. Son once. En el séptimo me he dado cuenta de que nunca había llegado tan lejos.',
      ],
    },
    { kind: 'heading', text: ['Mittwoch', 'Wednesday', 'Woensdag', 'Miércoles'] },
    {
      kind: 'text',
      text: [
        'Meine Gäste haben es auch gemerkt. Einer hat sich das Abendessen an den Tisch geholt. Eine hat zwischendurch Wäsche aufgehängt, kam wieder und fragte, ob der Brief inzwischen angekommen sei. War er nicht, in meiner Geschichte regnete es. Niemand schreibt mehr „nur ganz kurz“. Am Montag habe ich es fünfmal gelesen, heute kein einziges Mal.',
        'My guests have noticed as well. One of them fetched supper and ate it at the table. Another went off to hang out the washing, came back and asked whether the letter had arrived by now. It had not, it was raining in my story. Nobody writes “just quickly” any more. On Monday I read it five times, tonight not once.',
        'Mijn gasten hebben het ook gemerkt. De een haalde zijn avondeten erbij. De ander hing tussendoor de was op, kwam terug en vroeg of de brief intussen was aangekomen. Dat was hij niet, in mijn verhaal regende het. Niemand schrijft nog “heel even maar”. Maandag las ik het vijf keer, vandaag geen enkele keer.',
        'Mis invitados también lo han notado. Uno se trajo la cena a la mesa. Otra se fue a tender la ropa, volvió y preguntó si la carta había llegado ya. No había llegado: en mi historia estaba lloviendo. Nadie escribe ya «solo un momento». El lunes lo leí cinco veces; hoy, ninguna.',
      ],
    },
    { kind: 'heading', text: ['Freitag', 'Friday', 'Vrijdag', 'Viernes'] },
    {
      kind: 'text',
      text: [
        'Gegen Ende wurde es hell. Im Juni ist das keine Leistung, schrieb ein Gast aus dem Norden, bei ihm war es gar nicht erst dunkel geworden. Wir haben unsere Fenster verglichen: Vor seinem steht eine Birke, vor meinem ein Regenrohr mit einer Amsel darauf. Danach schrieb eine Weile niemand, und niemand ging. Ich dachte immer, Stille braucht eine Uhr, damit man weiß, wann sie vorbei ist. Sie braucht nur eine Amsel.',
        'Towards the end it grew light. In June that is no achievement, wrote a guest from the north, where it had not grown dark in the first place. We compared our windows: outside his there is a birch, outside mine a drainpipe with a blackbird on top. After that nobody wrote for a while, and nobody left. I always thought that silence needs a clock, so that you know when it is over. All it needs is a blackbird.',
        'Tegen het einde werd het licht. In juni is dat geen prestatie, schreef een gast uit het noorden, bij wie het niet eens donker was geworden. We hebben onze ramen vergeleken: voor het zijne staat een berk, voor het mijne een regenpijp met een merel erop. Daarna schreef er een poosje niemand, en niemand ging weg. Ik dacht altijd dat stilte een klok nodig heeft, zodat je weet wanneer ze voorbij is. Een merel is genoeg.',
        'Hacia el final se hizo de día. En junio eso no tiene mérito, escribió un invitado del norte, donde ni siquiera había anochecido. Comparamos nuestras ventanas: ante la suya hay un abedul; ante la mía, un bajante con un mirlo encima. Después, durante un rato, no escribió nadie y no se fue nadie. Siempre había pensado que el silencio necesita un reloj, para saber cuándo termina. Basta con un mirlo.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Ich dachte immer, Stille braucht eine Uhr, damit man weiß, wann sie vorbei ist.',
        'I always thought that silence needs a clock, so that you know when it is over.',
        'Ik dacht altijd dat stilte een klok nodig heeft, zodat je weet wanneer ze voorbij is.',
        'Siempre había pensado que el silencio necesita un reloj, para saber cuándo termina.',
      ],
    },
    {
      kind: 'picture',
      subject: 'dunes',
      caption: [
        'Freitag, kurz vor der Amsel.',
        'Friday, shortly before the blackbird.',
        'Vrijdag, vlak voor de merel.',
        'Viernes, poco antes del mirlo.',
      ],
    },
    { kind: 'heading', text: ['Sonntag', 'Sunday', 'Zondag', 'Domingo'] },
    {
      kind: 'text',
      text: [
        'Ich habe die Uhr aus der Schublade geholt. Sie war am Donnerstag stehen geblieben, und niemand hatte sie vermisst. Morgen enden die Gratischats wieder wie gewohnt, und um sieben hole ich die Briefe ab. Die Hunde auf meiner Runde wissen auch ohne Uhr, wann ich komme. Ich hänge sie wieder auf, aber hinter die Tür.',
        'I took the clock out of the drawer. It had stopped on Thursday, and nobody had missed it. Tomorrow the free chats end as usual again, and at seven I collect the letters. The dogs on my round know without a clock when I am coming. I shall hang it up again, but behind the door.',
        'Ik heb de klok uit de la gehaald. Hij was donderdag blijven stilstaan, en niemand had hem gemist. Morgen eindigen de gratis chats weer zoals altijd, en om zeven uur haal ik de brieven op. De honden op mijn ronde weten ook zonder klok wanneer ik kom. Ik hang hem weer op, maar achter de deur.',
        'He sacado el reloj del cajón. Se había parado el jueves y nadie lo había echado de menos. Mañana los chats gratis vuelven a terminar como siempre, y a las siete recojo las cartas. Los perros de mi ruta saben sin reloj cuándo llego. Lo volveré a colgar, pero detrás de la puerta.',
      ],
    },
  ],
};
