import type { Article } from './article.ts';

/** A look behind a campaign about pins, with a postcard by Nadja. */
export const threePinsAndAPostcard: Article = {
  name: 'three-pins-and-a-postcard',
  category: 'actions',
  day: '2026-09-03',
  performers: ['nadja', 'ottilie', 'bastian'],
  subject: 'room',
  title: [
    'Drei Pins und eine Postkarte',
    'Three pins and a postcard',
    'Drie pins en een ansichtkaart',
    'Tres chinchetas y una postal',
  ],
  subtitle: [
    'Was ein Pin wert ist, von der anderen Seite der Kamera aus gesehen.',
    'What a pin is worth, seen from the other side of the camera.',
    'Wat een pin waard is, gezien vanaf de andere kant van de camera.',
    'Qué vale que alguien te fije, visto desde el otro lado de la cámara.',
  ],
  excerpt: [
    'Eine Woche lang baten wir, drei Unbekannte anzupinnen. Es gab nichts zu gewinnen, nur eine Karte von Nadja.',
    'For one week we asked you to pin three people you did not know. There was nothing to win, only a card from Nadja.',
    'Een week lang vroegen we je drie onbekenden vast te pinnen. Er viel niets te winnen, er was alleen een kaart van Nadja.',
    'Durante una semana te pedimos que fijaras a tres personas desconocidas. No se ganaba nada; solo hubo una postal de Nadja.',
  ],
  parts: [
    {
      kind: 'lead',
      text: [
        'Die ganze Aktion passt auf eine Korktafel: drei Pins aus Messing, eine Postkarte und ein Zettel mit dem Wort „Warum?“ in der Handschrift der Buchhaltung.',
        'The whole campaign fits on a corkboard: three brass pins, one postcard, and a note that says “Why?” in the handwriting of the accounts department.',
        'De hele actie past op een prikbord: drie koperen punaises, één ansichtkaart en een briefje met het woord “Waarom?” in het handschrift van de boekhouding.',
        'Toda la campaña cabe en un tablón de corcho: tres chinchetas de latón, una postal y una nota que dice «¿Por qué?» con la letra de contabilidad.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was es war', 'What it was', 'Wat het was', 'Qué fue'],
    },
    {
      kind: 'text',
      text: [
        'In der letzten Augustwoche baten wir unsere Gäste, drei Menschen anzupinnen, die sie noch nie besucht hatten. Keine Verlosung, keine Liste der Schnellsten. Am Sonntag erschien bei Nadja im Feed eine Postkarte, für alle, mit und ohne Pins. Sie hatte sie zwischen zwei Nachtzügen in einem Wartesaal geschrieben, und auf der Rückseite geht es um einen Bahnhofsvorsteher, der seine Geranien gießt, sobald nichts fährt. Es scheint dort wenig zu fahren. Den Geranien geht es prächtig.',
        'In the last week of August we asked our guests to pin three people whom they had never visited. No draw, no list of the fastest. On Sunday a postcard appeared in Nadja’s feed, for everybody, with pins or without. She had written it in a waiting room between two night trains, and the back of it is about a stationmaster who waters his geraniums whenever nothing is running. Not much seems to run there. The geraniums are thriving.',
        'In de laatste week van augustus vroegen we onze gasten drie mensen vast te pinnen bij wie ze nog nooit waren langsgegaan. Geen loting, geen lijst van de snelsten. Op zondag verscheen er in Nadja’s feed een ansichtkaart, voor iedereen, met of zonder pins. Ze had die tussen twee nachttreinen in een wachtkamer geschreven, en op de achterkant gaat het over een stationschef die zijn geraniums water geeft zodra er niets rijdt. Er lijkt daar weinig te rijden. De geraniums maken het uitstekend.',
        'En la última semana de agosto pedimos a nuestros invitados que fijaran a tres personas a las que nunca hubieran visitado. Sin sorteo y sin lista de los más rápidos. El domingo apareció una postal en el feed de Nadja, para todos, hubieran fijado o no. La había escrito en una sala de espera, entre dos trenes nocturnos, y el reverso habla de un jefe de estación que riega los geranios cada vez que no pasa ningún tren. Parece que pasan pocos. Los geranios están espléndidos.',
      ],
    },
    {
      kind: 'picture',
      subject: 'dunes',
      caption: [
        'Die Vorderseite. Der Zug hielt hier nicht.',
        'The front. The train did not stop here.',
        'De voorkant. De trein stopte hier niet.',
        'El anverso. El tren no paraba aquí.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was ein Pin tut', 'What a pin does', 'Wat een pin doet', 'Para qué sirve fijar'],
    },
    {
      kind: 'text',
      text: [
        'Ein Pin kostet nichts und bringt nichts ein, darum hält man ihn leicht für eine Höflichkeit. Wer vor der Kamera sitzt, sieht ihn anders. Angepinnt zu sein heißt: Wenn ich das Licht anmache, läutet irgendwo eine Glocke. Ottilie, die in Dresden schiefe Schalen dreht, erklärt es so: „Applaus gilt dem, was war. Ein Pin gilt dem nächsten Dienstag.“ An manchen Abenden, sagt sie, setze sie sich nur deswegen an die Töpferscheibe.',
        'A pin costs nothing and earns nothing, so it is easily taken for a courtesy. Whoever sits in front of the camera sees it differently. To be pinned means that when I turn on the light, a bell rings somewhere. Ottilie, who makes crooked bowls in Dresden, explains it like this: “Applause is for what has been. A pin is for next Tuesday.” There are evenings, she says, when that alone makes her sit down at the potter’s wheel.',
        'Een pin kost niets en levert niets op, dus zie je hem al snel aan voor een beleefdheid. Wie voor de camera zit, denkt er anders over. Vastgepind zijn betekent: als ik het licht aandoe, gaat er ergens een belletje. Ottilie, die in Dresden scheve schalen draait, legt het zo uit: “Applaus is voor wat geweest is. Een pin is voor volgende week dinsdag.” Er zijn avonden, zegt ze, waarop ze alleen daarom achter de draaischijf gaat zitten.',
        'Fijar a alguien no cuesta nada ni da nada, y por eso es fácil tomarlo por una cortesía. Quien está ante la cámara lo ve de otra manera. Que te fijen significa que, cuando enciendes la luz, en algún sitio suena una campana. Ottilie, que tornea cuencos torcidos en Dresde, lo explica así: «El aplauso es para lo que ya fue. Fijar a alguien es pensar en el martes que viene». Hay noches, dice, en que solo por eso se sienta al torno.',
      ],
    },
    {
      kind: 'quote',
      text: [
        'Applaus gilt dem, was war. Ein Pin gilt dem nächsten Dienstag.',
        'Applause is for what has been. A pin is for next Tuesday.',
        'Applaus is voor wat geweest is. Een pin is voor volgende week dinsdag.',
        'El aplauso es para lo que ya fue. Fijar a alguien es pensar en el martes que viene',
      ],
    },
    {
      kind: 'text',
      text: [
        'Bastian sieht es praktisch. Er geht mit der Kamera durch die Höfe von Leipzig und wusste vor dem zweiten Tor nie, ob jemand mitkommt. Seit August wartet er am ersten eine Minute. Es könnte ja jemand noch die Schuhe zubinden.',
        'Bastian takes the practical view. He walks through the courtyards of Leipzig with his camera and never knew whether anybody was coming along until he reached the second gate. Since August he has waited a minute at the first. Somebody might still be tying their shoes.',
        'Bastian bekijkt het praktisch. Hij loopt met de camera langs de binnenplaatsen van Leipzig en wist nooit of er iemand meeliep voordat hij bij de tweede poort was. Sinds augustus wacht hij een minuut bij de eerste. Misschien is er nog iemand zijn veters aan het strikken.',
        'Bastian es más práctico. Recorre con la cámara los patios de Leipzig y nunca sabía si alguien lo acompañaba hasta llegar al segundo portal. Desde agosto espera un minuto en el primero. Puede que alguien se esté atando todavía los zapatos.',
      ],
    },
    {
      kind: 'heading',
      text: ['Was bleibt', 'What remains', 'Wat er blijft', 'Qué queda'],
    },
    {
      kind: 'text',
      text: [
        'Zahlen drucken wir keine, sie würden binnen einer Woche zur Rangliste. Die Tafel hängt noch. Auf dem Zettel hat die Buchhaltung inzwischen das Fragezeichen durchgestrichen.',
        'We are not printing any figures, they would be a ranking within a week. The board is still up. On the note, the accounts department has since crossed out the question mark.',
        'Cijfers drukken we niet af, dat zou binnen een week een ranglijst zijn. Het prikbord hangt er nog. Op het briefje heeft de boekhouding intussen het vraagteken doorgestreept.',
        'No publicamos cifras: en una semana serían una clasificación. El tablón sigue colgado. En la nota, contabilidad ha tachado entretanto los signos de interrogación.',
      ],
    },
  ],
};
