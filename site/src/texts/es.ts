// Written by `npm run texts`.
import type { MessageFormatElement } from 'react-intl';

/** Texts by id: plain ones as they are, those with values parsed. */
export const messages: Record<string, MessageFormatElement[] | string> = {
  'site.grid.all': 'Para ti',
  'site.grid.filters': 'A quién mostrar',
  'site.grid.freeChat': 'Chat gratis',
  'site.grid.new': 'Novedades',
  'site.grid.online': 'En línea',
  'site.grid.vip': 'VIP',
  'site.grid.voiceCall': 'Llamada',
  'site.home.description':
    'Mira quién está en directo, qué hay de nuevo y quién encaja con tu ánimo. Para adultos; todos aquí tienen 21 años o más.',
  'site.home.liveNow': 'En directo',
  'site.home.newVideos': 'Vídeos nuevos',
  'site.home.nobodyLive': 'Ahora no hay nadie en directo',
  'site.home.nobodyLiveHint': 'La noche empieza a las ocho. Hasta entonces, date una vuelta.',
  'site.home.notLoaded': 'No se pudo cargar esta parte',
  'site.home.nothingFits': 'Esta noche nadie encaja con esa elección',
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
  'site.home.seeProfile': 'Ver perfil',
  'site.home.showAll': 'Mostrar a todos',
  'site.home.showMore': 'Mostrar más',
  'site.home.thisWeek': 'esta semana',
  'site.home.title': 'Esta noche en directo: personas, vídeos y álbumes',
  'site.home.tonight': 'Esta noche',
  'site.page.adults': 'Para adultos. Todos aquí tienen 21 años o más.',
  'site.page.errorText': 'El fallo es nuestro. Vuelve a intentarlo en un momento.',
  'site.page.errorTitle': 'Algo no ha funcionado',
  'site.page.leftText': 'Este lugar es para adultos. Puedes cerrar esta ventana.',
  'site.page.leftTitle': 'Gracias por tu sinceridad',
  'site.page.live': 'En directo',
  'site.page.notFoundAction': 'Ver quién está en directo',
  'site.page.notFoundText': 'Quizá la dirección esté mal escrita, o lo que había ya no está.',
  'site.page.notFoundTitle': 'No hay nadie tras esta puerta',
  'site.page.offline': 'No tienes conexión. Lo que ves es de hace un momento.',
  'site.page.reconnecting': 'Se perdió la conexión. Reintentando …',
  'site.page.skip': 'Saltar al contenido',
  'site.performer.aboutMe': 'Sobre mí',
  'site.performer.albums': 'Álbumes',
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
  'site.performer.noAlbums': 'Aún no hay álbumes',
  'site.performer.noVideos': 'Aún no hay vídeos',
  'site.performer.notHere': 'Ahora no está',
  'site.performer.notLoaded': 'No se pudo cargar esta parte',
  'site.performer.offline': 'Ahora no está',
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
  'site.performer.online': 'En línea, libre',
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
  'site.performer.satisfied': 'Invitados satisfechos',
  'site.performer.similar': 'Con el mismo ánimo',
  'site.performer.talk': [
    { type: 0, value: 'Habla con ' },
    { type: 1, value: 'name' },
  ],
  'site.performer.usuallyHere': 'Suele estar',
  'site.performer.videos': 'Vídeos',
};
