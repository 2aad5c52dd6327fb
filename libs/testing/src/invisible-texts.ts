/** Texts of which a reader sees nothing, by what they consist of. */
export const INVISIBLE_TEXTS: Readonly<Record<string, string>> = {
  spaces: ' \u00a0\u2003\u3000\t',
  'zero-width spaces': '\u200b\u200b\u200b',
  'Hangul fillers': '\u3164\uffa0\u115f\u1160',
  'blank braille patterns': '\u2800\u2800\u2800',
  'soft hyphens': '\u00ad\u00ad\u00ad',
  'joiners without letters': '\u200c\u200d\u2060\ufeff',
  'marks of direction': '\u200e\u200f\u061c\u202e',
  'tag characters': '\u{e0001}\u{e0061}\u{e0062}\u{e007f}',
  'variation selectors': '\ufe0f\ufe00\u{e0100}',
  'combining marks without a letter': '\u0301\u0308\u20dd',
  'format and control characters': '\ufff9\ufffb\u0001\u{1d173}',
  'Mongolian and Khmer signs without a glyph': '\u180e\u17b4\u17b5',
};

/** Texts that need such characters, in which a reader sees something. */
export const VISIBLE_TEXTS: Readonly<Record<string, string>> = {
  'a family of joined emoji': '👨‍👩‍👧‍👦',
  'an emoji with a variation selector': '❤️',
  'a flag of tag characters': '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'a keycap': '1️⃣',
  'Persian with a non-joiner': 'می\u200cخواهم',
  Hebrew: 'שָׁלוֹם',
  Thai: 'น้ำแข็ง',
  Hindi: 'क्‍ष',
  Khmer: 'ភាសា\u200bខ្មែរ',
  Korean: '한국어',
  'Vietnamese in base letters and marks': 'Nguye\u0302\u0303n'.normalize('NFC'),
};
