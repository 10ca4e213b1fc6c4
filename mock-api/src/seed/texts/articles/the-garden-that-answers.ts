import type { Article } from './article.ts';

/** A post of Ilse’s with a goal. */
export const theGardenThatAnswers: Article = {
  name: 'the-garden-that-answers',
  category: 'news',
  day: '2026-08-06',
  performers: ['ilse'],
  subject: 'leaves',
  title: [
    'Der Garten, der antwortet',
    'The garden that answers',
    'De tuin die antwoord geeft',
    'El jardín que responde',
  ],
  subtitle: [
    'Ilse schrieb einen Beitrag über ein kaltes Gewächshaus, und ihre Gäste haben geheizt.',
    'Ilse wrote a post about a cold greenhouse, and her guests did the heating.',
    'Ilse schreef een post over een koude kas, en haar gasten zorgden voor de warmte.',
    'Ilse escribió sobre un invernadero frío, y sus invitados pusieron el calor.',
  ],
  excerpt: [
    'Im Januar fror in der Gießkanne das Wasser, im Februar stand daneben ein Ofen. Dazwischen lagen elf Tage und ein Beitrag mit einem Ziel.',
    'In January the water in the watering can froze, and in February a stove stood beside it. In between lay eleven days and a post with a goal.',
    'In januari bevroor het water in de gieter, in februari stond er een kachel naast. Daartussen lagen elf dagen en een post met een doel.',
    'En enero se heló el agua de la regadera; en febrero había una estufa al lado. Entre una cosa y otra hubo once días y una publicación con un objetivo.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Auf Ilses Fensterbank passen dreißig Orchideen. Für die einunddreißigste hat sie am Stadtrand von Antwerpen ein Gewächshaus gemietet, mit einer gesprungenen Scheibe und einem Nachbarn, der Lauch zieht und Orchideen für eine Mode hält.',
        'Thirty orchids fit on Ilse’s windowsill. For the thirty-first she rented a greenhouse at the edge of Antwerp, with a cracked pane and a neighbour who grows leeks and believes that orchids are a fashion.',
        'Op Ilses vensterbank passen dertig orchideeën. Voor de eenendertigste huurde ze een kas aan de rand van Antwerpen, met een gebarsten ruit en een buurman die prei kweekt en orchideeën een modegril vindt.',
        'En la ventana de Ilse caben treinta orquídeas. Para la número treinta y uno alquiló un invernadero a las afueras de Amberes, con un cristal rajado y un vecino que cultiva puerros y cree que las orquídeas son una moda.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Im Januar gefror dort das Wasser in der Gießkanne. Ilse fotografierte die Kanne, schrieb dazu, was ein kleiner Ofen braucht, und gab dem Beitrag ein Ziel. So geht das bei uns: Wer einen Beitrag mag, kann Trinkgeld geben, und daran steht, wie weit es noch ist. Wer ihn gerade offen hat, sieht die Zahl wachsen.',
        'In January the water in the watering can froze there. Ilse took a picture of the can, wrote what a small stove needs, and gave the post a goal. That is how it works here: if you like a post, you can leave a tip, and the post says how far there is to go. While you have it open, you can watch the number grow.',
        'In januari bevroor daar het water in de gieter. Ilse maakte een foto van de gieter, schreef erbij wat een kleine kachel nodig heeft, en gaf de post een doel. Zo gaat dat hier: wie een post leuk vindt, kan een fooi geven, en erbij staat hoe ver het nog is. Wie hem open heeft staan, ziet het getal groeien.',
        'En enero se heló allí el agua de la regadera. Ilse fotografió la regadera, escribió qué necesita una estufa pequeña y le puso un objetivo a la publicación. Aquí funciona así: si te gusta una publicación, puedes dejar una propina, y en ella se ve cuánto falta. Quien la tiene abierta ve crecer la cifra.',
      ],
    },
    {
      kind: 'heading',
      text: ['Elf Tage und eine Nacht', 'Eleven days and a night', 'Elf dagen en een nacht', 'Once días y una noche'],
    },
    {
      kind: 'text',
      text: [
        'Die ersten gaben aus Höflichkeit, sagt Ilse, die nächsten aus Neugier und die letzten, weil ihnen selbst kalt geworden war. Am elften Tag, nachts um halb drei, war das Ziel erreicht. Der Beitrag sagte es allen, die ihn offen hatten, und das waren vier. Vier Leute, die nachts auf eine Gießkanne schauen, sind ein Publikum. Ilse hat sich bei jedem bedankt und dann das Licht ausgemacht, damit alle schlafen gehen.',
        'The first gave out of politeness, says Ilse, the next out of curiosity, and the last because they had begun to feel cold themselves. On the eleventh day, at half past two in the morning, the goal was reached. The post said so to all who had it open, and those were four. Four people who look at a watering can at night are an audience. Ilse thanked each of them and then turned off the light, so that they would go to bed.',
        'De eersten gaven uit beleefdheid, zegt Ilse, de volgenden uit nieuwsgierigheid, en de laatsten omdat ze het zelf koud hadden gekregen. Op de elfde dag, om half drie ’s nachts, was het doel bereikt. De post liet het weten aan iedereen die hem open had staan, en dat waren er vier. Vier mensen die ’s nachts naar een gieter kijken, zijn een publiek. Ilse heeft ze allemaal bedankt en toen het licht uitgedaan, zodat ze gingen slapen.',
        'Los primeros dieron por cortesía, dice Ilse; los siguientes, por curiosidad, y los últimos, porque ellos mismos empezaban a tener frío. El undécimo día, a las dos y media de la noche, se alcanzó el objetivo. La publicación se lo dijo a todos los que la tenían abierta, y eran cuatro. Cuatro personas que de noche miran una regadera son un público. Ilse les dio las gracias una por una y luego apagó la luz, para que se fueran a dormir.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Vier Leute, die nachts auf eine Gießkanne schauen, sind ein Publikum.',
        'Four people who look at a watering can at night are an audience.',
        'Vier mensen die ’s nachts naar een gieter kijken, zijn een publiek.',
        'Cuatro personas que de noche miran una regadera son un público.',
      ],
    },
    {
      kind: 'picture',
      subject: 'bloom',
      caption: [
        'Die einunddreißigste. Dankbar ist sie nicht.',
        'The thirty-first. It is not grateful.',
        'De eenendertigste. Dankbaar is ze niet.',
        'La número treinta y uno. Agradecida no es.',
      ],
    },
    {
      kind: 'heading',
      text: ['Post vom Garten', 'Mail from the garden', 'Post uit de tuin', 'Correo del jardín'],
    },
    {
      kind: 'text',
      text: [
        'Seither schreibt Ilse jeden Sonntag einen Beitrag und nennt ihn Antwort. Wer gefragt hat, ob der Ofen zieht, bekommt den Ofen zu sehen. Wer gefragt hat, ob es den Pflanzen gefällt, bekommt ein Blatt, Vorderseite und Rückseite. Ein Gast will seit Februar jede Woche wissen, was er noch tun kann. Lüften, steht dann da. Er lüftet, bei sich zu Hause, und es gehe ihm besser, schreibt er.',
        'Since then Ilse has written a post every Sunday and calls it an answer. Those who asked whether the stove draws get to see the stove. Those who asked whether the plants like it get a leaf, front and back. One guest has asked every week since February what else he can do. Let some air in, says the answer. He does, at his own place, and writes that he feels better.',
        'Sindsdien schrijft Ilse elke zondag een post, en die noemt ze een antwoord. Wie vroeg of de kachel trekt, krijgt de kachel te zien. Wie vroeg of de planten het naar hun zin hebben, krijgt een blad, voorkant en achterkant. Eén gast wil sinds februari elke week weten wat hij nog kan doen. Luchten, staat er dan. Hij lucht, bij zichzelf thuis, en schrijft dat hij zich beter voelt.',
        'Desde entonces Ilse escribe una publicación cada domingo y la llama respuesta. A quien preguntó si la estufa tira, le enseña la estufa. A quien preguntó si las plantas están a gusto, le enseña una hoja, por delante y por detrás. Un invitado quiere saber cada semana, desde febrero, qué más puede hacer. Ventilar, dice la respuesta. Él ventila, en su casa, y escribe que se encuentra mejor.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Jetzt ist August, und niemand spricht vom Heizen. Deshalb haben wir gefragt. Der Ofen steht in der Ecke, darauf trocknen die Zwiebeln des Nachbarn, der inzwischen selbst eine Orchidee hat. Zum Üben, sagt er. Das nächste Ziel steht noch nicht fest. Ilse lässt sich Zeit, sie hat ein Buch dabei.',
        'Now it is August, and nobody talks about heating. That is why we asked. The stove stands in its corner, and the onions of the neighbour are drying on it. He has an orchid himself by now. For practice, he says. The next goal is not decided yet. Ilse takes her time, she has brought a book.',
        'Nu is het augustus, en niemand heeft het over stoken. Daarom vroegen wij ernaar. De kachel staat in de hoek, en erop drogen de uien van de buurman, die inmiddels zelf een orchidee heeft. Om te oefenen, zegt hij. Het volgende doel staat nog niet vast. Ilse neemt de tijd, ze heeft een boek bij zich.',
        'Ahora es agosto y nadie habla de calefacción. Por eso preguntamos. La estufa está en su rincón, y encima se secan las cebollas del vecino, que ya tiene su propia orquídea. Para practicar, dice. El próximo objetivo aún no está decidido. Ilse se toma su tiempo, ha traído un libro.',
      ],
    },
  ],
};
