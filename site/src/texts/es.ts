// Written by `npm run texts`.
import type { MessageFormatElement } from 'react-intl';

/** Parsed texts by id. */
export const messages: Record<string, MessageFormatElement[]> = {
  'site.grid.all': [{ type: 0, value: 'Para ti' }],
  'site.grid.filters': [{ type: 0, value: 'A quién mostrar' }],
  'site.grid.freeChat': [{ type: 0, value: 'Chat gratis' }],
  'site.grid.new': [{ type: 0, value: 'Novedades' }],
  'site.grid.online': [{ type: 0, value: 'En línea' }],
  'site.grid.vip': [{ type: 0, value: 'VIP' }],
  'site.grid.voiceCall': [{ type: 0, value: 'Llamada' }],
  'site.home.description': [
    {
      type: 0,
      value:
        'Mira quién está en directo, qué hay de nuevo y quién encaja con tu ánimo. Para adultos; todos aquí tienen 21 años o más.',
    },
  ],
  'site.home.liveNow': [{ type: 0, value: 'En directo' }],
  'site.home.newVideos': [{ type: 0, value: 'Vídeos nuevos' }],
  'site.home.nobodyLive': [{ type: 0, value: 'Ahora no hay nadie en directo' }],
  'site.home.nobodyLiveHint': [{ type: 0, value: 'La noche empieza a las ocho. Hasta entonces, date una vuelta.' }],
  'site.home.notLoaded': [{ type: 0, value: 'No se pudo cargar esta parte' }],
  'site.home.nothingFits': [{ type: 0, value: 'Esta noche nadie encaja con esa elección' }],
  'site.home.people': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' persona' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' personas' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.home.performers': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' perfil' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' perfiles' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.home.seeProfile': [{ type: 0, value: 'Ver perfil' }],
  'site.home.showAll': [{ type: 0, value: 'Mostrar a todos' }],
  'site.home.showMore': [{ type: 0, value: 'Mostrar más' }],
  'site.home.thisWeek': [{ type: 0, value: 'esta semana' }],
  'site.home.title': [{ type: 0, value: 'Esta noche en directo: personas, vídeos y álbumes' }],
  'site.home.tonight': [{ type: 0, value: 'Esta noche' }],
  'site.page.adults': [{ type: 0, value: 'Para adultos. Todos aquí tienen 21 años o más.' }],
  'site.page.errorText': [{ type: 0, value: 'El fallo es nuestro. Vuelve a intentarlo en un momento.' }],
  'site.page.errorTitle': [{ type: 0, value: 'Algo no ha funcionado' }],
  'site.page.leftText': [{ type: 0, value: 'Este lugar es para adultos. Puedes cerrar esta ventana.' }],
  'site.page.leftTitle': [{ type: 0, value: 'Gracias por tu sinceridad' }],
  'site.page.live': [{ type: 0, value: 'En directo' }],
  'site.page.notFoundAction': [{ type: 0, value: 'Ver quién está en directo' }],
  'site.page.notFoundText': [{ type: 0, value: 'Quizá la dirección esté mal escrita, o lo que había ya no está.' }],
  'site.page.notFoundTitle': [{ type: 0, value: 'No hay nadie tras esta puerta' }],
  'site.page.offline': [{ type: 0, value: 'No tienes conexión. Lo que ves es de hace un momento.' }],
  'site.page.reconnecting': [{ type: 0, value: 'Se perdió la conexión. Reintentando …' }],
  'site.page.skip': [{ type: 0, value: 'Saltar al contenido' }],
  'site.performer.aboutMe': [{ type: 0, value: 'Sobre mí' }],
  'site.performer.albums': [{ type: 0, value: 'Álbumes' }],
  'site.performer.freeLeft': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' gratis' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' gratis' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.inNinetyDays': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' valoración' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' valoraciones' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
    { type: 0, value: ' en 90 días' },
  ],
  'site.performer.noAlbums': [{ type: 0, value: 'Aún no hay álbumes' }],
  'site.performer.noVideos': [{ type: 0, value: 'Aún no hay vídeos' }],
  'site.performer.notHere': [{ type: 0, value: 'Ahora no está' }],
  'site.performer.notLoaded': [{ type: 0, value: 'No se pudo cargar esta parte' }],
  'site.performer.offline': [{ type: 0, value: 'Ahora no está' }],
  'site.performer.offlineUntil': [
    { type: 0, value: 'Ahora no está; suele volver en ' },
    {
      type: 6,
      value: 'hours',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' hora' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' horas' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.online': [{ type: 0, value: 'En línea, libre' }],
  'site.performer.pins': [
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' favorito' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' favoritos' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.ratings': [
    { type: 1, value: 'percent' },
    { type: 0, value: ' % de ' },
    {
      type: 6,
      value: 'count',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' valoración' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' valoraciones' }] },
      },
      offset: 0,
      pluralType: 'cardinal',
    },
  ],
  'site.performer.satisfied': [{ type: 0, value: 'Invitados satisfechos' }],
  'site.performer.similar': [{ type: 0, value: 'Con el mismo ánimo' }],
  'site.performer.talk': [
    { type: 0, value: 'Habla con ' },
    { type: 1, value: 'name' },
  ],
  'site.performer.usuallyHere': [{ type: 0, value: 'Suele estar' }],
  'site.performer.videos': [{ type: 0, value: 'Vídeos' }],
};
