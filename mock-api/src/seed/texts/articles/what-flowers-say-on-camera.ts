import type { Article } from './article.ts';

/** News of an evening on which Tamsin tried out flowers. */
export const whatFlowersSayOnCamera: Article = {
  name: 'what-flowers-say-on-camera',
  category: 'news',
  day: '2026-11-18',
  performers: ['tamsin'],
  subject: 'bloom',
  title: [
    'Was Blumen vor der Kamera sagen',
    'What flowers say on camera',
    'Wat bloemen voor de camera zeggen',
    'Lo que dicen las flores ante la cámara',
  ],
  subtitle: [
    'Tamsin hat einen Arm voll mitgebracht. Eine Lampe, fünf Vasen und ein Abend.',
    'Tamsin brought an armful. One lamp, five vases and an evening.',
    'Tamsin bracht een armvol mee. Eén lamp, vijf vazen en een avond.',
    'Tamsin trajo un buen ramo. Una lámpara, cinco jarrones y una noche.',
  ],
  excerpt: [
    'Rosen werden zum Kissen, und Tulpen wandern zur Lampe. Tamsin hat es an einem Abend ausprobiert.',
    'Roses turn into a cushion, and tulips walk to the lamp. Tamsin tried it out in one evening.',
    'Rozen worden een kussen en tulpen wandelen naar de lamp. Tamsin probeerde het op één avond uit.',
    'Las rosas se convierten en un cojín y los tulipanes caminan hacia la lámpara. Tamsin lo probó en una noche.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Tamsin ist neu hier und hat vier Kisten Platten. Neben dem Plattenspieler war noch Platz, also kam sie mit einem Arm voll Blumen vom Markt, stellte sie in fünf Vasen und fragte die Runde, was davon ankommt.',
        'Tamsin is new here and has four crates of records. There was room beside the turntable, so she came home from the market with an armful of flowers, put them into five vases and asked everybody what came across.',
        'Tamsin is nieuw hier en heeft vier kratten platen. Naast de platenspeler was nog plek, dus kwam ze met een armvol bloemen van de markt, zette ze in vijf vazen en vroeg iedereen wat ervan overkwam.',
        'Tamsin acaba de llegar y tiene cuatro cajas de discos. Junto al tocadiscos quedaba sitio, así que volvió del mercado cargada de flores, las repartió en cinco jarrones y preguntó a todo el mundo qué llegaba al otro lado.',
      ],
    },
    {
      kind: 'heading',
      text: ['Rot ist eine Fläche', 'Red is a surface', 'Rood is een vlak', 'El rojo es una mancha'],
    },
    {
      kind: 'text',
      text: [
        'Kameras tun sich mit Rot schwer. Aus zwei Metern sahen die Rosen aus wie ein Kissen, und jemand fragte, ob man darauf sitzen könne. Tamsin drehte die Vase um. Von hinten hat eine Rose Kanten, Stiel und Schatten, und auf einmal war sie eine.',
        'Cameras struggle with red. From two metres away the roses looked like a cushion, and somebody asked whether one could sit on it. Tamsin turned the vase around. From behind a rose has edges, a stem and a shadow, and all at once it was one.',
        'Camera’s hebben moeite met rood. Van twee meter afstand leken de rozen op een kussen, en iemand vroeg of je erop kon zitten. Tamsin draaide de vaas om. Van achteren heeft een roos randen, een steel en schaduw, en opeens was het er een.',
        'A las cámaras les cuesta el rojo. A dos metros, las rosas parecían un cojín, y alguien preguntó si uno podía sentarse encima. Tamsin le dio la vuelta al jarrón. Por detrás, una rosa tiene bordes, tallo y sombra, y de pronto fue una rosa.',
      ],
    },
    {
      kind: 'heading',
      text: ['Weiß ist eine Lampe', 'White is a lamp', 'Wit is een lamp', 'El blanco es una lámpara'],
    },
    {
      kind: 'text',
      text: [
        'Weiße Chrysanthemen leuchten so hell, dass die Kamera alles andere abdunkelt. Tamsin saß daneben wie in einem Tunnel. Einen halben Meter weiter hinten waren sie wieder Blumen, und Tamsin war wieder zu sehen.',
        'White chrysanthemums shine so brightly that the camera darkens everything else. Beside them Tamsin sat as if in a tunnel. Half a metre further back they were flowers again, and she could be seen.',
        'Witte chrysanten zijn zo fel dat de camera al het andere donkerder maakt. Tamsin zat ernaast als in een tunnel. Een halve meter naar achteren waren het weer bloemen, en was zij weer te zien.',
        'Los crisantemos blancos brillan tanto que la cámara oscurece todo lo demás. A su lado, Tamsin parecía sentada en un túnel. Medio metro más atrás volvieron a ser flores, y a ella se la volvió a ver.',
      ],
    },
    {
      kind: 'picture',
      subject: 'bloom',
      caption: [
        'Dieselben Rosen, von der Seite, die mehr erzählt.',
        'The same roses, from the side that tells more.',
        'Dezelfde rozen, van de kant die meer vertelt.',
        'Las mismas rosas, por el lado que cuenta más.',
      ],
    },
    {
      kind: 'heading',
      text: ['Tulpen gehen', 'Tulips walk', 'Tulpen lopen', 'Los tulipanes caminan'],
    },
    {
      kind: 'text',
      text: [
        'Tulpen wachsen in der Vase weiter und drehen sich zum Licht. Nach drei Stunden zeigten alle auf die Lampe, und ein Gast wollte wissen, wer sie umstellt. Die getrockneten Hortensien blieben stehen, raschelten aber so nah am Mikrofon, dass zwei Leute fragten, ob es bei Tamsin regne.',
        'Tulips keep growing in the vase and turn to the light. After three hours all of them pointed at the lamp, and a guest wanted to know who was moving them. The dried hydrangeas stayed where they were, but rustled so close to the microphone that two people asked whether it was raining at Tamsin’s.',
        'Tulpen groeien door in de vaas en draaien naar het licht. Na drie uur wezen ze allemaal naar de lamp, en een gast wilde weten wie ze verzette. De gedroogde hortensia’s bleven staan, maar ritselden zo dicht bij de microfoon dat twee mensen vroegen of het bij Tamsin regende.',
        'Los tulipanes siguen creciendo en el jarrón y se giran hacia la luz. A las tres horas todos señalaban la lámpara, y un invitado quiso saber quién los movía. Las hortensias secas no se movieron, pero crujían tan cerca del micrófono que dos personas preguntaron si en casa de Tamsin llovía.',
      ],
    },
    {
      kind: 'heading',
      text: [
        'Was man dazusagen muss',
        'What has to be said aloud',
        'Wat je erbij moet zeggen',
        'Lo que hay que decir en voz alta',
      ],
    },
    {
      kind: 'text',
      text: [
        'Den Duft überträgt niemand. Nelken riechen ein wenig nach Pfeffer; sagt man es, nicken alle. Gewonnen hat am Ende die Distel, die Tamsin nur als Füllung gekauft hatte. Eine Distel verlangt nichts und bekommt alle Fragen.',
        'Nobody transmits the scent. Carnations smell a little of pepper; say so, and everybody nods. In the end the winner was the thistle, which Tamsin had only bought as filling. A thistle demands nothing and gets all the questions.',
        'De geur zendt niemand mee. Anjers ruiken een beetje naar peper; zeg je dat, dan knikt iedereen. Uiteindelijk won de distel, die Tamsin alleen als opvulling had gekocht. Een distel vraagt niets en krijgt alle vragen.',
        'El aroma no lo transmite nadie. Los claveles huelen un poco a pimienta; si lo dices, todos asienten. Al final ganó el cardo, que Tamsin solo había comprado de relleno. Un cardo no pide nada y recibe todas las preguntas.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Eine Distel verlangt nichts und bekommt alle Fragen.',
        'A thistle demands nothing and gets all the questions.',
        'Een distel vraagt niets en krijgt alle vragen.',
        'Un cardo no pide nada y recibe todas las preguntas.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Um Mitternacht fiel ein Blütenblatt auf die Platte, und das Lied war einen Takt kürzer. Die Rose unter den Geschenken im Chat hat diese Sorgen nicht. Sie braucht auch kein Wasser.',
        'At midnight a petal fell onto the record, and the song was one bar shorter. The rose among the gifts in a chat has no such worries. It needs no water, either.',
        'Om middernacht viel er een bloemblaadje op de plaat, en het nummer was een maat korter. De roos bij de cadeaus in de chat kent zulke zorgen niet. Ze heeft ook geen water nodig.',
        'A medianoche cayó un pétalo sobre el disco, y la canción duró un compás menos. La rosa que hay entre los regalos del chat no tiene estas preocupaciones. Tampoco necesita agua.',
      ],
    },
  ],
};
