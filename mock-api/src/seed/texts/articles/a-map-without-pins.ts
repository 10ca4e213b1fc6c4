import type { Article } from './article.ts';

/** Performers near by, and what a distance means. */
export const aMapWithoutPins: Article = {
  name: 'a-map-without-pins',
  category: 'news',
  day: '2025-05-22',
  performers: ['saskia-de-wit'],
  subject: 'dunes',
  title: ['Eine Karte ohne Nadeln', 'A map without pins', 'Een kaart zonder spelden', 'Un mapa sin chinchetas'],
  subtitle: [
    'Unter „Nebenan“ steht, wer in deiner Nähe ist. Was ein Kilometer dort heißt, und was nicht.',
    '“Next door” says who is near you. What a kilometre means there, and what it does not.',
    'Onder “Om de hoek” staat wie er bij jou in de buurt is. Wat een kilometer daar betekent, en wat niet.',
    'En «Cerca de ti» se ve quién está en los alrededores. Qué significa ahí un kilómetro, y qué no.',
  ],
  excerpt: [
    'Zwei Menschen in derselben Stadt sind bei uns einen Kilometer voneinander entfernt, auch wenn sie im selben Haus wohnen. Genauer wird es nicht, und das ist Absicht.',
    'Two people in the same town are one kilometre apart here, even if they live in the same house. It gets no more exact than that, and that is on purpose.',
    'Twee mensen in dezelfde stad wonen bij ons één kilometer van elkaar, ook al is het hetzelfde huis. Nauwkeuriger wordt het niet, en dat is met opzet.',
    'Dos personas de la misma ciudad están aquí a un kilómetro una de otra, aunque vivan en la misma casa. No somos más exactos, y es a propósito.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Saskia de Wit fährt in Haarlem Briefe aus, mit dem Rad, und kennt jeden Hund beim Namen. Fragst du sie, wie weit es nach Utrecht ist, sagt sie: drei Stunden. Mit Gegenwind vier. Mit einem Brief für Frau Dekker fünf, denn Frau Dekker hat Kuchen.',
        'Saskia de Wit delivers letters in Haarlem, by bicycle, and knows every dog by name. Ask her how far it is to Utrecht, and she says: three hours. Four against the wind. Five with a letter for Mrs Dekker, because Mrs Dekker has cake.',
        'Saskia de Wit bezorgt brieven in Haarlem, op de fiets, en kent elke hond bij naam. Vraag haar hoe ver het naar Utrecht is, en ze zegt: drie uur. Met tegenwind vier. Met een brief voor mevrouw Dekker vijf, want mevrouw Dekker heeft taart.',
        'Saskia de Wit reparte cartas en Haarlem, en bicicleta, y conoce a todos los perros por su nombre. Si le preguntas a qué distancia está Utrecht, dice: tres horas. Con viento en contra, cuatro. Con una carta para la señora Dekker, cinco, porque la señora Dekker tiene tarta.',
      ],
    },
    {
      kind: 'heading',
      text: [
        'Was eine Entfernung heißt',
        'What a distance means',
        'Wat een afstand betekent',
        'Qué significa una distancia',
      ],
    },
    {
      kind: 'text',
      text: [
        'Bei uns ist es einfacher. Unter „Nebenan“ gibst du eine Postleitzahl ein und siehst, wer in der Nähe ist, die Nächsten zuerst. Die Zahl ist die Entfernung von Stadt zu Stadt, in ganzen Kilometern Luftlinie, ohne Kanäle, Gegenwind und Kuchen. Zwei Menschen in derselben Stadt trennt ein Kilometer, auch wenn sie im selben Haus wohnen und seit Jahren um den Platz für das Fahrrad streiten.',
        'Here it is simpler. Under “Next door” you enter a postal code and see who is near, the nearest first. The number is the distance from town to town, in whole kilometres and in a straight line, without canals, headwinds or cake. Two people in the same town are one kilometre apart, even if they live in the same house and have been quarrelling for years about where the bicycle goes.',
        'Bij ons is het eenvoudiger. Onder “Om de hoek” vul je een postcode in en zie je wie er in de buurt is, de dichtstbijzijnde eerst. Het getal is de afstand van stad tot stad, in hele kilometers en in een rechte lijn, zonder grachten, tegenwind en taart. Tussen twee mensen in dezelfde stad ligt één kilometer, ook al wonen ze in hetzelfde huis en maken ze al jaren ruzie over de plek voor de fiets.',
        'Aquí es más sencillo. En «Cerca de ti» escribes un código postal y ves quién está cerca, primero los más próximos. El número es la distancia de ciudad a ciudad, en kilómetros enteros y en línea recta, sin canales, viento en contra ni tarta. Entre dos personas de la misma ciudad hay un kilómetro, aunque vivan en la misma casa y lleven años discutiendo por el sitio de la bicicleta.',
      ],
    },
    {
      kind: 'heading',
      text: ['Warum keine Nadeln', 'Why no pins', 'Waarom geen spelden', 'Por qué no hay chinchetas'],
    },
    {
      kind: 'text',
      text: [
        'Eine Karte mit Nadeln hätte hübsch ausgesehen. Wir haben eine an die Wand gehängt, mit erfundenen Adressen, und Saskia davorgestellt. Sie brauchte eine Minute. Die hier steckt im Kanal, sagte sie, und da wohnt der Dackel. Dann haben wir die Nadeln wieder herausgezogen. Eine Straße geht niemanden etwas an, auch nicht ungefähr. Auch von deiner Postleitzahl zählt deshalb nur die Gegend. Anpinnen kannst du bei uns Menschen, die du wiederfinden willst, aber keine Häuser.',
        'A map with pins would have looked pretty. We put one on the wall, with invented addresses, and Saskia in front of it. She needed a minute. This one is in the canal, she said, and that is where the dachshund lives. Then we took the pins out again. A street is nobody’s business, not even roughly. Of your own postal code, too, only the area counts. You can pin people here whom you want to find again, but no houses.',
        'Een kaart met spelden had er aardig uitgezien. We hingen er een aan de muur, met verzonnen adressen, en zetten Saskia ervoor. Ze had een minuut nodig. Deze staat in de gracht, zei ze, en daar woont de teckel. Toen hebben we de spelden er weer uitgehaald. Een straat gaat niemand iets aan, ook niet ongeveer. Ook van jouw postcode telt daarom alleen de streek. Vastpinnen kun je bij ons mensen die je wilt terugvinden, maar geen huizen.',
        'Un mapa con chinchetas habría quedado bonito. Colgamos uno en la pared, con direcciones inventadas, y pusimos a Saskia delante. Necesitó un minuto. Esta está en el canal, dijo, y ahí vive el perro salchicha. Entonces volvimos a quitar las chinchetas. Una calle no es asunto de nadie, ni siquiera de forma aproximada. Por eso también de tu código postal cuenta solo la zona. Aquí puedes fijar a personas que quieras volver a encontrar, pero no casas.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Eine Straße geht niemanden etwas an, auch nicht ungefähr.',
        'A street is nobody’s business, not even roughly.',
        'Een straat gaat niemand iets aan, ook niet ongeveer.',
        'Una calle no es asunto de nadie, ni siquiera de forma aproximada.',
      ],
    },
    {
      kind: 'picture',
      subject: 'dunes',
      caption: [
        'Irgendwo zwischen Haarlem und dem Meer.',
        'Somewhere between Haarlem and the sea.',
        'Ergens tussen Haarlem en de zee.',
        'En algún lugar entre Haarlem y el mar.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Bleibt die Frage, wozu Nähe gut ist, wenn man sich doch nur auf dem Bildschirm trifft. Wegen des Wetters, meint Saskia. Wer dieselbe Wolke sieht, muss nicht erklären, warum er nass ist. Du kannst dich auf einen Umkreis beschränken oder in jeder Entfernung suchen. Wohnt niemand in deiner Nähe, liegt es nicht an dir, sondern an der Gegend, und die Wolken sind dort vermutlich auch weniger.',
        'That leaves the question what nearness is good for, if people meet on a screen anyway. It is the weather, says Saskia. Two people under the same cloud need not explain why they are wet. You can keep to a radius or search at any distance. If nobody lives near you, the reason is not you but the area, where there are probably fewer clouds, too.',
        'Blijft de vraag waar nabijheid goed voor is, als je elkaar toch alleen op het scherm ziet. Het is vanwege het weer, zegt Saskia. Wie dezelfde wolk ziet, hoeft niet uit te leggen waarom hij nat is. Je kunt je tot een straal beperken of op elke afstand zoeken. Woont er niemand bij jou in de buurt, dan ligt dat niet aan jou maar aan de streek, en waarschijnlijk zijn er ook minder wolken.',
        'Queda la pregunta de para qué sirve la cercanía, si de todos modos la gente se ve en una pantalla. Por el tiempo, dice Saskia. Quien ve la misma nube no tiene que explicar por qué está mojado. Puedes limitarte a un radio o buscar a cualquier distancia. Si no vive nadie cerca de ti, no es culpa tuya, sino de la zona, donde seguramente también hay menos nubes.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Frau Dekker ist übrigens umgezogen. Saskia weiß, wohin. Sie sagt es nicht.',
        'Mrs Dekker has moved, by the way. Saskia knows where. She is not telling.',
        'Mevrouw Dekker is trouwens verhuisd. Saskia weet waarheen. Ze zegt het niet.',
        'Por cierto, la señora Dekker se ha mudado. Saskia sabe adónde. No lo dice.',
      ],
    },
  ],
};
