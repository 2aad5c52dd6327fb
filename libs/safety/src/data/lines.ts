/**
 * When the numbers were last compared: with the pages of their services and findahelpline.com; the poison centres of
 * France with a stored copy of the page named as their source. A number compared at another time carries its own month.
 * The addresses named for emergency numbers and other poison centres were added afterwards, as where to compare next, and
 * not opened then.
 */
const COMPARED = '2026-11';
export const DIRECTORY_URL = 'https://findahelpline.com';

export const NEEDS = ['crisis', 'poison', 'violence', 'child'] as const;
export type Need = (typeof NEEDS)[number];

export interface Line {
  for: Need;
  name: string;
  phone?: string;
  sms?: string;
  url?: string;
  /** Free, day and night; otherwise its hours are not known here. */
  always?: true;
  /** One of several for parts of a country, listed on the page of all numbers only. */
  regional?: true;
  /** The page that states the number. */
  source: string;
  /** yyyy-mm in which it was last compared with its source. */
  checked: string;
}

/** Without a source of its own, the country's page in the directory above is the source. */
type Listed = Omit<Line, 'source' | 'checked'> & Partial<Pick<Line, 'source' | 'checked'>>;
type More = Partial<Listed>;

interface Country<L = Line> {
  /** Where life is at risk; two where medical help and the police differ. */
  emergency: string;
  lines: readonly L[];
}

const line = (need: Need, name: string, phone: string, more: More = {}): Listed => ({
  for: need,
  name,
  phone,
  ...more,
});
const always = { always: true } as const;
const crisis = (name: string, phone: string, more: More = always) => line('crisis', name, phone, more);
const violence = (name: string, phone: string, more: More = always) => line('violence', name, phone, more);
const child = (name: string, phone = '116 111', more: More = {}) => line('child', name, phone, more);
/** The directory lists no poison centres, so each has its own source. */
const poison = (name: string, phone: string, source: string, more: More = {}) =>
  line('poison', name, phone, { source, ...more });
const of = (emergency: string, ...lines: Listed[]): Country<Listed> => ({ emergency, lines });

const FRENCH_CENTRES = 'https://centres-antipoison.net';
const frenchCentre = (city: string, phone: string) =>
  poison(`Centre antipoison · ${city}`, phone, FRENCH_CENTRES, { regional: true });

/** Only numbers that are certain; elsewhere the directory above is named. */
const LISTED: Readonly<Record<string, Country<Listed>>> = {
  AR: of(
    '911',
    crisis('Centro de Asistencia al Suicida', '135', {}),
    violence('Línea 144', '144'),
    child('Línea 102', '102'),
  ),
  AT: of(
    '112',
    crisis('TelefonSeelsorge', '142'),
    violence('Frauenhelpline', '0800 222 555'),
    violence('Männernotruf', '0800 246 247'),
    child('Rat auf Draht', '147', always),
    poison('Vergiftungsinformationszentrale', '01 406 43 43', 'https://goeg.at/Vergiftungsinformation'),
  ),
  AU: of(
    '000',
    crisis('Lifeline', '13 11 14', { ...always, sms: '0477 13 11 14' }),
    violence('1800RESPECT', '1800 737 732'),
    child('Kids Helpline', '1800 55 1800', always),
    poison('Poisons Information Centre', '13 11 26', 'https://www.poisonsinfo.nsw.gov.au'),
  ),
  BE: of(
    '112',
    crisis('Centre de Prévention du Suicide', '0800 32 123'),
    crisis('Zelfmoordlijn', '1813'),
    violence('Écoute Violences Conjugales', '0800 30 030'),
    violence('Hulplijn 1712', '1712', {}),
    child('Écoute-Enfants', '103'),
    child('Awel', '102'),
    poison('Centre Antipoisons · Antigifcentrum', '070 245 245', 'https://www.antigifcentrum.be'),
  ),
  BG: of('112', child('116 111')),
  BR: of(
    '192 · 190',
    crisis('CVV', '188'),
    violence('Central de Atendimento à Mulher', '180'),
    child('Disque 100', '100', always),
    poison('Disque-Intoxicação', '0800 722 6001', 'https://www.gov.br/anvisa'),
  ),
  CA: of(
    '911',
    crisis('988', '988', { ...always, sms: '988' }),
    { for: 'violence', name: 'ShelterSafe', url: 'https://sheltersafe.ca' },
    child('Kids Help Phone', '1-800-668-6868', { ...always, sms: 'CONNECT → 686868' }),
    poison('Poison Centre', '1-844-764-7669', 'https://infopoison.ca'),
  ),
  CH: of(
    '144 · 117',
    crisis('Die Dargebotene Hand · La Main Tendue · Telefono Amico', '143'),
    { for: 'violence', name: 'Opferhilfe · Aide aux victimes', url: 'https://www.opferhilfe-schweiz.ch' },
    child('Pro Juventute', '147', always),
    poison('Tox Info Suisse', '145', 'https://www.toxinfo.ch'),
  ),
  CL: of('131 · 133', crisis('Línea Prevención del Suicidio', '*4141'), violence('Fono violencia', '1455')),
  CO: of('123', violence('Línea 155', '155'), child('Línea 141 ICBF', '141')),
  CY: of('112', violence('SPAVO', '1440'), child('116 111')),
  CZ: of(
    '112',
    crisis('Linka první psychické pomoci', '116 123'),
    violence('116 006', '116 006'),
    child('Linka bezpečí'),
  ),
  DE: of(
    '112 · 110',
    crisis('TelefonSeelsorge', '0800 111 0 111'),
    crisis('TelefonSeelsorge', '116 123'),
    violence('Hilfetelefon Gewalt gegen Frauen', '116 016'),
    violence('Hilfetelefon Gewalt an Männern', '0800 1239900', {}),
    child('Nummer gegen Kummer'),
    poison('Giftnotruf Berlin', '030 19240', 'https://giftnotruf.charite.de'),
  ),
  DK: of(
    '112',
    crisis('Livslinien', '70 201 201', {}),
    violence('Lev Uden Vold', '1888'),
    child('BørneTelefonen'),
    poison('Giftlinjen', '82 12 12 12', 'https://www.bispebjerghospital.dk/giftlinjen'),
  ),
  EE: of('112', violence('Ohvriabi', '116 006'), child('Lasteabi')),
  ES: of(
    '112',
    crisis('Línea 024', '024'),
    violence('016', '016', { ...always, url: 'https://wa.me/34600000016' }),
    child('ANAR', '116 111', always),
    poison('Instituto de Toxicología', '91 562 04 20', 'https://www.mjusticia.gob.es'),
  ),
  FI: of(
    '112',
    crisis('MIELI Kriisipuhelin', '09 2525 0111'),
    violence('Nollalinja', '080 005 005'),
    child('Lasten ja nuorten puhelin'),
    poison('Myrkytystietokeskus', '0800 147 111', 'https://www.hus.fi'),
  ),
  FR: of(
    '112 · 15',
    crisis('3114', '3114'),
    violence('Violences Femmes Info', '3919'),
    violence('France Victimes', '116 006', {}),
    child('Allô Enfance en danger', '119', always),
    poison('Centre antipoison · Paris', '01 40 05 48 48', FRENCH_CENTRES, { url: FRENCH_CENTRES }),
    frenchCentre('Angers', '02 41 48 21 21'),
    frenchCentre('Bordeaux', '05 56 96 40 80'),
    frenchCentre('Lille', '0800 59 59 59'),
    frenchCentre('Lyon', '04 72 11 69 11'),
    frenchCentre('Marseille', '04 91 75 25 25'),
    frenchCentre('Nancy', '03 83 22 50 50'),
    frenchCentre('Toulouse', '05 61 77 74 47'),
  ),
  GB: of(
    '999',
    crisis('Samaritans', '116 123'),
    { for: 'crisis', name: 'Shout', sms: 'SHOUT → 85258', ...always },
    violence('National Domestic Abuse Helpline', '0808 2000 247'),
    violence('Men’s Advice Line', '0808 801 0327', {}),
    child('Childline', '0800 1111', always),
    child('NSPCC', '0808 800 5000'),
    poison('NHS 111', '111', 'https://111.nhs.uk'),
  ),
  GR: of(
    '112',
    crisis('Γραμμή 1018', '1018'),
    violence('Γραμμή SOS 15900', '15900'),
    child('Γραμμή 1056', '1056'),
  ),
  HR: of('112', violence('116 006', '116 006', {}), child('Hrabri telefon')),
  HU: of('112', crisis('Lelki Elsősegély', '116 123'), child('Kék Vonal')),
  IE: of(
    '112 · 999',
    crisis('Samaritans', '116 123'),
    { for: 'crisis', name: 'Text About It', sms: 'HELLO → 50808', ...always },
    violence('Women’s Aid', '1800 341 900'),
    child('Childline', '1800 66 66 66', always),
    poison('National Poisons Information Centre', '01 809 2166', 'https://www.poisons.ie'),
  ),
  IN: of(
    '112',
    crisis('Tele-MANAS', '14416'),
    violence('Women Helpline', '181'),
    child('Childline', '1098', always),
  ),
  IT: of(
    '112',
    crisis('Telefono Amico Italia', '02 2327 2327', {}),
    violence('Antiviolenza e Stalking', '1522'),
    child('Emergenza Infanzia', '114', always),
    child('Telefono Azzurro', '19696', always),
    poison('Centro Antiveleni Niguarda', '02 6610 1029', 'https://www.ospedaleniguarda.it'),
  ),
  LT: of('112', crisis('Vilties linija', '116 123'), child('Vaikų linija')),
  LU: of('112', crisis('SOS Détresse', '454545', {}), child('KJT')),
  LV: of(
    '112',
    crisis('Skalbes', '116 123'),
    violence('116 006', '116 006', {}),
    child('Uzticības tālrunis'),
  ),
  MT: of('112', crisis('Supportline 179', '179'), violence('Supportline 179', '179'), child('116 111')),
  MX: of('911', crisis('Línea de la Vida', '800 911 2000')),
  NL: of(
    '112',
    crisis('113 Zelfmoordpreventie', '0800 0113'),
    violence('Veilig Thuis', '0800 2000'),
    child('De Kindertelefoon'),
  ),
  NO: of(
    '113 · 112',
    crisis('Mental Helse', '116 123'),
    violence('VO-linjen', '116 006'),
    child('Alarmtelefonen', '116 111', always),
    poison('Giftinformasjonen', '22 59 13 00', 'https://www.helsenorge.no/giftinformasjon'),
  ),
  NZ: of(
    '111',
    crisis('1737', '1737', { ...always, sms: '1737' }),
    violence('Family Violence Information Line', '0800 456 450'),
    child('Oranga Tamariki', '0508 326 459'),
    poison('National Poisons Centre', '0800 764 766', 'https://poisons.co.nz'),
  ),
  PL: of(
    '112',
    crisis('Telefon zaufania', '116 123'),
    violence('Niebieska Linia', '800 120 002'),
    child('Telefon zaufania dla dzieci', '116 111', always),
  ),
  PT: of(
    '112',
    crisis('SNS 24', '808 24 24 24'),
    violence('Linha de apoio às vítimas', '800 202 148'),
    violence('APAV', '116 006', {}),
    child('SOS Criança'),
    poison('CIAV', '800 250 250', 'https://www.inem.pt'),
  ),
  RO: of('112', violence('Telverde', '0800 500 333'), child('Telefonul copilului', '119', always)),
  SE: of(
    '112',
    crisis('Mind Självmordslinjen', '90101'),
    violence('Kvinnofridslinjen', '020 50 50 50'),
    child('Bris', '116 111', always),
    poison('Giftinformationscentralen', '010 456 67 00', 'https://giftinformation.se'),
  ),
  SI: of(
    '112',
    crisis('Zaupni telefon Samarijan', '116 123'),
    violence('SOS telefon', '080 11 55', {}),
    child('TOM telefon'),
  ),
  SK: of('112', violence('Národná linka', '0800 212 212'), child('Linka detskej istoty')),
  US: of(
    '911',
    crisis('988 Lifeline', '988', { ...always, sms: '988' }),
    violence('National Domestic Violence Hotline', '1-800-799-7233', { ...always, sms: 'START → 88788' }),
    child('Childhelp', '1-800-422-4453', always),
    poison('Poison Help', '1-800-222-1222', 'https://www.poisonhelp.org'),
  ),
  ZA: of(
    '112',
    crisis('SADAG', '0800 567 567'),
    violence('GBV Command Centre', '0800 428 428'),
    child('Childline', '116', always),
  ),
};

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export interface ListedCountry extends Country {
  /** The page that states the emergency numbers, and the month (yyyy-mm) of the last comparison. */
  emergencySource: string;
  emergencyChecked: string;
}

const withSources = (code: string, { emergency, lines }: Country<Listed>): ListedCountry => ({
  emergency,
  emergencySource: EUROPEAN_UNION.has(code)
    ? 'https://digital-strategy.ec.europa.eu/en/policies/112'
    : 'https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers',
  emergencyChecked: COMPARED,
  lines: lines.map((one) => ({
    source: `${DIRECTORY_URL}/countries/${code.toLowerCase()}`,
    checked: COMPARED,
    ...one,
  })),
});

export const COUNTRIES: Readonly<Record<string, ListedCountry>> = Object.fromEntries(
  Object.entries(LISTED).map(([code, country]) => [code, withSources(code, country)]),
);
