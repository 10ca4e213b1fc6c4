import type { Article } from './article.ts';

/** The plan of an evening with paper masks, pumpkins and a quiz. */
export const halloweenWhatIsPlanned: Article = {
  name: 'halloween-what-is-planned',
  category: 'event',
  day: '2026-10-17',
  performers: ['wilma', 'philippa', 'freya-holm'],
  subject: 'curtain',
  title: [
    'Halloween, was geplant ist',
    'Halloween, what is planned',
    'Halloween, wat er op het programma staat',
    'Halloween: lo que está previsto',
  ],
  subtitle: [
    'Masken aus Papier, Kürbisse vom Dach und ein Quiz von Freya Holm.',
    'Masks of paper, pumpkins from a roof and a quiz by Freya Holm.',
    'Maskers van papier, pompoenen van het dak en een quiz van Freya Holm.',
    'Máscaras de papel, calabazas de azotea y un concurso de preguntas de Freya Holm.',
  ],
  excerpt: [
    'Wilma faltet, Philippa höhlt aus, Freya Holm fragt. Erschreckt wird nur, wer darum bittet.',
    'Wilma folds, Philippa hollows out, Freya Holm asks. Nobody is frightened who has not asked for it.',
    'Wilma vouwt, Philippa holt uit, Freya Holm stelt vragen. Schrikken doet alleen wie erom vraagt.',
    'Wilma pliega, Philippa vacía y Freya Holm pregunta. Solo se asusta a quien lo pide.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Am Samstag, dem 31. Oktober, gehört das Studio dem Papier, den Kürbissen und den Fragen. Hier ist der Plan. Darin fehlen nur die Pannen, die kommen am Abend von allein.',
        'On Saturday, 31 October, the studio belongs to paper, pumpkins and questions. Here is the plan. All it lacks is the mishaps, which will arrive on the night without our help.',
        'Op zaterdag 31 oktober is de studio van het papier, de pompoenen en de vragen. Hier is het programma. Alleen wat er misgaat ontbreekt nog, dat komt die avond vanzelf.',
        'El sábado 31 de octubre, el estudio será del papel, las calabazas y las preguntas. Este es el programa. Solo faltan los percances, que esa noche llegarán sin ayuda.',
      ],
    },
    {
      kind: 'heading',
      text: ['Die Masken', 'The masks', 'De maskers', 'Las máscaras'],
    },
    {
      kind: 'text',
      text: [
        'Wilma faltet in Arnhem seit September. Sonst bindet sie Bücher, und entsprechend stabil ist das Ergebnis. Ihre Masken sind aus Backpapier, Tapetenresten und einer alten Straßenkarte, zusammengehalten von Nähgarn, und sie reichen nur bis zur Nase, damit man darunter Tee trinken kann. Dem Fuchs aus der Karte läuft eine Autobahn über die Stirn. Wenn du mitfalten willst, leg ein Blatt und eine Schere bereit. Wilma zeigt es zweimal: einmal schnell und einmal so, dass man mitkommt.',
        'Wilma has been folding in Arnhem since September. The rest of the year she binds books, and the masks are accordingly sturdy. Her masks are made of baking paper, leftover wallpaper and an old road map, held together by sewing thread, and they stop at the nose so that you can drink tea below. The fox that came from the map has a motorway across its forehead. If you want to fold along, have a sheet of paper and scissors ready. Wilma shows it twice: once quickly, and once so that you can follow.',
        'Wilma vouwt in Arnhem al sinds september. Normaal bindt ze boeken, en het resultaat is er stevig naar. Haar maskers zijn van bakpapier, restjes behang en een oude wegenkaart, bijeengehouden door naaigaren, en ze komen maar tot de neus, zodat je eronder thee kunt drinken. Bij de vos uit de wegenkaart loopt er een snelweg over het voorhoofd. Wil je meevouwen, leg dan een vel papier en een schaar klaar. Wilma doet het twee keer voor: één keer snel en één keer zo dat je het kunt volgen.',
        'Wilma lleva desde septiembre plegando papel en Arnhem. El resto del año encuaderna libros, y se nota en el acabado. Sus máscaras son de papel de horno, restos de papel pintado y un viejo mapa de carreteras, van cosidas con hilo y solo llegan hasta la nariz, para que se pueda tomar té por debajo. Al zorro que salió del mapa le cruza la frente una autopista. Si quieres plegar con ella, ten a mano una hoja y unas tijeras. Wilma lo enseña dos veces: una deprisa y otra para que se entienda.',
      ],
    },
    {
      kind: 'heading',
      text: ['Die Kürbisse', 'The pumpkins', 'De pompoenen', 'Las calabazas'],
    },
    {
      kind: 'text',
      text: [
        'Philippa bringt die Kürbisse von ihrem Dach in Bath mit, sieben Stück. Der achte ist eine Zucchini, die im Sommer niemand rechtzeitig gefunden hat. Ausgehöhlt wird mit dem Löffel vor der Kamera, die Suppe gibt es dahinter. Kerzen hat der Hausmeister verboten, also kommen kleine Lampen hinein. Philippa hat nachgesehen: Dem Kürbis macht es nichts aus.',
        'Philippa is bringing the pumpkins from her roof in Bath, seven of them. The eighth is a courgette that nobody found in time this summer. They are hollowed out with a spoon in front of the camera, and the soup is eaten behind it. The caretaker has forbidden candles, so small lamps will go in. Philippa has checked: the pumpkin does not mind.',
        'Philippa neemt de pompoenen mee van haar dak in Bath, zeven stuks. De achtste is een courgette die deze zomer door niemand op tijd is gevonden. Het uithollen gebeurt met een lepel vóór de camera, de soep wordt erachter gegeten. Kaarsen heeft de conciërge verboden, dus komen er lampjes in. Philippa heeft het nagekeken: de pompoen vindt het niet erg.',
        'Philippa trae las calabazas de su azotea de Bath: siete. La octava es un calabacín que este verano nadie encontró a tiempo. Se vacían con cuchara delante de la cámara, y la sopa se toma detrás. El conserje ha prohibido las velas, así que dentro irán lamparitas. Philippa lo ha comprobado: a la calabaza le da igual.',
      ],
    },
    {
      kind: 'picture',
      subject: 'leaves',
      caption: [
        'Hier lag im Sommer die Zucchini.',
        'This is where the courgette lay all summer.',
        'Hier lag die courgette de hele zomer.',
        'Aquí estuvo el calabacín todo el verano.',
      ],
    },
    {
      kind: 'heading',
      text: ['Das Quiz', 'The quiz', 'De quiz', 'El concurso'],
    },
    {
      kind: 'text',
      text: [
        'Die Fragen stellt Freya Holm. Sie kommt aus Aarhus und hat bei uns noch kein eigenes Zimmer, das folgt im November; an diesem Abend ist sie zu Gast und sitzt auf dem Stuhl neben der Tür. Sie kennt alle Hauptstädte, aber keinen einzigen Weg, darum holt sie jemand an der Haltestelle ab. Gefragt wird nach Nachtfaltern, Nachtzügen und den Monden anderer Planeten. Zu gewinnen gibt es das Recht, die letzte Frage zu stellen.',
        'The questions are Freya Holm’s. She comes from Aarhus and has no room of her own here yet, that follows in November; for this evening she is our guest, on the chair beside the door. She knows the capital of everywhere and the way to nowhere, so somebody will fetch her from the tram stop. Her subjects are moths, night trains and the moons of other planets. What you can win is the right to ask the last question.',
        'De vragen zijn van Freya Holm. Ze komt uit Aarhus en heeft bij ons nog geen eigen kamer, die volgt in november; deze avond is ze te gast en zit ze op de stoel naast de deur. Ze kent alle hoofdsteden, maar weet nergens de weg, dus haalt iemand haar op bij de halte. Het gaat over nachtvlinders, nachttreinen en de manen van andere planeten. Te winnen valt het recht om de laatste vraag te stellen.',
        'Las preguntas son de Freya Holm. Viene de Aarhus y aún no tiene habitación propia aquí; eso llegará en noviembre. Esa noche es nuestra invitada y se sienta en la silla junto a la puerta. Se sabe todas las capitales y ningún camino, así que alguien irá a buscarla a la parada. Pregunta por polillas, trenes nocturnos y lunas de otros planetas. Lo que se gana es el derecho a hacer la última pregunta.',
      ],
    },
    {
      kind: 'text',
      text: [
        'Wer sich leicht erschreckt, kann ruhig bleiben. Das Lauteste an diesem Abend wird der Löffel sein.',
        'If you are easily frightened, do stay. The loudest thing that evening will be the spoon.',
        'Ook wie snel schrikt, kan gerust blijven. Het luidste geluid van de avond wordt de lepel.',
        'Si te asustas con facilidad, quédate tranquilamente. Lo más ruidoso de la noche será la cuchara.',
      ],
    },
  ],
};
