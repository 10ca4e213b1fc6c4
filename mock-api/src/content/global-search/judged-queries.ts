import type { Language } from '@lounge/locale';

/** The outcome that a reader expects of a query: results that have a word, a proposal that has one, or neither. */
export type Expected = { readonly finds: string } | { readonly proposes: string } | 'nothing';

/** A query of a language with what is expected of it. */
export interface JudgedQuery {
  readonly language: Language;
  readonly query: string;
  readonly expected: Expected;
}

/** One query to a line: `query > word` finds it, `query ~ word` proposes it, `query -` does neither. */
const lists: Readonly<Record<Language, string>> = {
  de: `
    leuchtturm > leuchtturm
    leucht > leuchtturm
    küche > kuche
    kuche > kuche
    kueche ~ kuche
    Straße > strasse
    strasse > strasse
    cafe > strassencafe
    café > strassencafe
    strassen cafe > strassencafe
    Haus Boot > hausboot
    haus boot > hausboot
    versicherung -
    nacht zug > nachtzug
    sterne warte ~ sternwarte
    fussball -
    laternen > strassenlaternen
    turm > leuchtturm
    traktor -
    papier lager > papierlager
    gelbes > gelbe
    blaues > blaue
    uhr > uhren
    bücher > bucher
    buch > bucher
    lieder > lied
    katze > katzen
    zuges > zug
    hunde > hund
    gewürz > gewurze
    spaziergänge > spaziergang
    sprache > sprachen
    Mreila ~ mirela
    mirella ~ mirela
    Wnada ~ wanda
    wandda ~ wanda
    joakim ~ joaquim
    elodi > elodie
    valentinna ~ valentina
    klaviier ~ klavier
    leuchturm ~ leuchtturm
    muisk ~ musik
    balkonn ~ balkon
    gitare ~ gitarre
    akordeon ~ akkordeon
    kreuzwortratsel > kreuzwortratsel
    tee zeremonie > teezeremonie
    qwxyz -
    blockchain -
    steuererklärung -
  `,
  en: `
    lighthouse > lighthouse
    light house > lighthouse
    lightho > lighthouse
    insurance -
    cafe > cafe
    café > cafe
    pavement cafe > cafe
    house boat > houseboat
    clock maker > clockmaker
    clock > clocks
    football -
    tractor -
    book > books
    songs > song
    stories > story
    story > stories
    cats > cat
    candle > candles
    knitted > knitting
    dances > dance
    dancing > dance
    rehearsals > rehearsal
    gardens > garden
    windows > window
    mushroom > mushrooms
    Mreila ~ mirela
    mirla ~ mirela
    Wnada ~ wanda
    joakim ~ joaquim
    valentia ~ valencia
    sopie ~ sofia
    piaon ~ piano
    lighthuose ~ lighthouse
    gardne ~ garden
    kitchn ~ kitchen
    libary ~ library
    theater ~ theatre
    rehersal ~ rehearsal
    acordion ~ accordion
    juglging ~ juggling
    puppits ~ puppets
    mushrom ~ mushrooms
    phtography ~ photography
    crosword ~ crosswords
    elodie > elodie
    reykjavík > reykjavik
    poznan > poznan
    qwxyz -
    blockchain -
    spreadsheet -
  `,
  nl: `
    vuurtoren > vuurtoren
    vuur toren > vuurtoren
    vuurt > vuurtoren
    voetbal -
    keuken raam > keukenraam
    woon boot > woonboot
    boot > woonboot
    toren > vuurtoren
    tuin > wintertuin
    nacht trein > nachttrein
    trein > treinen
    treinen > trein
    verzekering -
    boek > boeken
    lied > liedjes
    liedje > liedjes
    kat > katten
    katten > kat
    klok > klokken
    raam > ramen
    gele > gele
    geel > gele
    warme > warm
    witte > wit
    oud > oude
    verhalen > verhaal
    tractor -
    schoen > schoenen
    wandelingen > wandeling
    paddenstoel > paddenstoelen
    Mreila ~ mirela
    mirlea ~ mirela
    Wnada ~ wanda
    joakim ~ joaquim
    keukne ~ keuken
    muziik ~ muziek
    gitaarr ~ gitaar
    fotgrafie ~ fotografie
    poppenpsel ~ poppenspel
    vuurtorren ~ vuurtoren
    accordion ~ accordeon
    sterrenwaht ~ sterrenwacht
    bibliotek ~ bibliotheek
    wandeln ~ wandelen
    nieuwsgierg ~ nieuwsgierig
    triest > triest
    elodie > elodie
    qwxyz -
    blockchain -
    belastingaangifte -
  `,
  es: `
    futbol -
    cafe > cafe
    café > cafe
    musica > musica
    música > musica
    jardin > jardin
    jardines > jardin
    canciones > cancion
    cancion > cancion
    canción > canciones
    libro > libros
    seguro -
    gato > gatos
    gata > gatos
    relojes > reloj
    tranquilo > tranquila
    tranquilas > tranquila
    amarillo > amarilla
    azules > azul
    viajes > viaje
    tractor -
    manos > mano
    seta > setas
    ventana > ventanas
    escaleras > escalera
    guitarras > guitarra
    trenes > tren
    zapato > zapatos
    artesania > artesania
    violonchelo > violonchelo
    Mreila ~ mirela
    mierla ~ mirela
    Wnada ~ wanda
    joakim ~ joaquim
    musika ~ musica
    gitarra ~ guitarra
    cosina ~ cocina
    jadrin ~ jardin
    bibloteca ~ biblioteca
    acordeno ~ acordeon
    fotogrfia ~ fotografia
    ventna ~ ventana
    lluiva ~ lluvia
    invernadreo ~ invernadero
    crucigrmas ~ crucigramas
    sevila ~ sevilla
    elodie > elodie
    qwxyz -
    blockchain -
    contabilidad -
  `,
};

const lineOf = (line: string): { readonly query: string; readonly expected: Expected } => {
  const [, query = '', sign, word = ''] = /^(.+?) ([>~-]) ?(.*)$/.exec(line) ?? [];
  const expected = sign === '>' ? { finds: word } : sign === '~' ? { proposes: word } : ('nothing' as const);
  return { query, expected };
};

/** Fifty queries to a language about the seeds, judged by what a reader of that language means. */
export const judgedQueries: readonly JudgedQuery[] = (Object.keys(lists) as Language[]).flatMap((language) =>
  lists[language]
    .trim()
    .split('\n')
    .map((line) => ({ language, ...lineOf(line.trim()) })),
);
