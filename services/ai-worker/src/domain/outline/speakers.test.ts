import { describe, expect, it } from '@jest/globals';
import { assessMaterial } from '../material.ts';
import { languageOf } from './language.ts';
import { toSentences } from './sentences.ts';
import { labelsOf } from './speakers.ts';

const ASKED = 'How did you start, and who helped you with it?';
const OWN = 'I walked to the end of the street, and I told my son about it.';
const sentencesIn = (text: string): string[] =>
  toSentences(text, 0, languageOf(text)).map(({ start, end }) => text.slice(start, end));

describe('the labels of a transcript', () => {
  it.each([
    ['of Otter', `Maya Lind  0:00  \n${ASKED}\n\nRosa Delgado  0:09  \n${OWN}\n`],
    ['of Otter, with empty lines', `Maya Lind  0:00\n\n${ASKED}\n\nRosa Delgado  0:09\n\n${OWN}\n`],
    ['with milliseconds', `Maya Lind 00:00:01.000\n${ASKED}\nRosa Delgado 00:00:09.120\n${OWN}`],
    ['of Rev', `Maya Lind (00:00):\n${ASKED}\n\nRosa Delgado (00:09):\n${OWN}`],
    ['of Rev, with the time last', `Maya Lind: [00:00:01] ${ASKED}\n\nRosa Delgado: [00:00:09] ${OWN}`],
    ['of Trint', `Speaker 1 (00:00)\n${ASKED}\n\nSpeaker 2 (00:09)\n${OWN}`],
    ['of Sonix', `[00:00:01] Maya Lind: ${ASKED}\n\n[00:00:09] Rosa Delgado: ${OWN}`],
    ['with minutes in brackets', `[00:01] Speaker 1: ${ASKED}\n\n[00:09] Speaker 2: ${OWN}`],
    ['of Descript', `[00:00:01] **Maya:** ${ASKED}\n\n[00:00:09] **Rosa:** ${OWN}`],
    ['of Descript without times', `**Speaker 1:** ${ASKED}\n\n**Speaker 2:** ${OWN}`],
    ['of Word', `00:00:01 Speaker 1\n${ASKED}\n00:00:09 Speaker 2\n${OWN}`],
    ['of Word, with a name', `00:00:01 Maya Lind\n${ASKED}\n\n00:00:09 Anna de Vries\n${OWN}`],
    ['of Google Meet', `Maya Lind\n00:00:01\n${ASKED}\n\nRosa Delgado\n00:00:09\n${OWN}`],
    ['of Riverside', `Maya Lind (00:01.034)\n${ASKED}\n\nRosa Delgado (00:09.450)\n${OWN}`],
    ['of Fireflies', `00:01 - Maya Lind\n${ASKED}\n\n00:09 - Rosa Delgado\n${OWN}`],
    ['of Zoom', `[Maya Lind] 10:30:15\n${ASKED}\n\n[Rosa Delgado] 10:30:19\n${OWN}`],
    ['of Teams', `Lind, Maya   0:01\n${ASKED}\n\nDelgado, Rosa   0:09\n${OWN}`],
    [
      'of Teams, under the times',
      `0:0:0.0 --> 0:0:4.290\nMaya Lind\n${ASKED}\n\n0:0:4.290 --> 0:0:9.100\nRosa Delgado\n${OWN}`,
    ],
    [
      'of WebVTT',
      `WEBVTT\n\n00:01.000 --> 00:04.000\n<v Maya Lind>${ASKED}</v>\n\n00:04.000 --> 00:09.000\n<v.loud Rosa Delgado>${OWN}</v>`,
    ],
    [
      'of subtitles',
      `1\n00:00:01,000 --> 00:00:04,000\nMaya Lind: ${ASKED}\n\n2\n00:00:04,000 --> 00:00:09,000\nRosa Delgado: ${OWN}\n\n3\n00:00:09,000 --> 00:00:11,000\nMaya Lind: And then?\n\n4\n00:00:11,000 --> 00:00:12,000\nRosa Delgado: That was it.`,
    ],
    ['of WhisperX', `[SPEAKER_00]: ${ASKED}\n[SPEAKER_01]: ${OWN}`],
    ['of Whisper', `[00:00.000 --> 00:04.000]  Maya: ${ASKED}\n[00:04.000 --> 00:09.000]  Rosa: ${OWN}`],
    ['of Sonix, with tabs', `Maya\t00:00:01\t${ASKED}\nRosa\t00:00:09\t${OWN}`],
    ['with the time first and tabs', `00:00:01\tMaya\t${ASKED}\n00:00:09\tRosa\t${OWN}`],
    ['of generic speakers in brackets', `[SPEAKER_00] ${ASKED}\n[SPEAKER_01] ${OWN}`],
    [
      'in brackets',
      `[Maya Lind] ${ASKED}\n\n[Rosa Delgado] ${OWN}\n\n[Maya Lind] And then?\n\n[Rosa Delgado] That was it.`,
    ],
    [
      'before dashes',
      `Maya Lind - ${ASKED}\n\nRosa Delgado – ${OWN}\n\nMaya Lind - And then?\n\nRosa Delgado – That was it.`,
    ],
    ['inside a line', `Interviewer: ${ASKED} Rosa: ${OWN}`],
    [
      'inside a line, with names that come back',
      `Maya: ${ASKED} Rosa: ${OWN} Maya: And then? Rosa: That was it.`,
    ],
    ['with a role', `Maya Lind (Host): ${ASKED}\n\nRosa Delgado (she/her): ${OWN}`],
    [
      'of four words',
      `Maya: ${ASKED}\n\nMaría del Carmen López: ${OWN}\n\nMaya: And then?\n\nMaría del Carmen López: That was it.`,
    ],
    ['in lower case', `maya: ${ASKED}\n\nrosa: ${OWN}\n\nmaya: And then?\n\nrosa: That was it.`],
    [
      'of two questions',
      `Question 1: ${ASKED}\n\nAnswer 1: ${OWN}\n\nQuestion 2: And then?\n\nAnswer 2: That was it.`,
    ],
    ['of one question', `Rosa: ${OWN}\n\nMaya: ${ASKED}\n\nRosa: That was it.`],
    ['before times on the next line', `Maya Lind:\n[00:00:01] ${ASKED}\n\nRosa Delgado:\n[00:00:09] ${OWN}`],
    ['in German', `Frage: ${ASKED}\n\nAntwort: ${OWN}\n\nFrage: And then?\n\nAntwort: That was it.`],
    [
      'of a host alone, on a line',
      `Interviewer 0:00\n${ASKED}\n\n${OWN}\n\nInterviewer 0:30\nAnd then?\n\nThat was it.`,
    ],
    ['of a host alone', `Interviewer: ${ASKED}\n\n${OWN}\n\nInterviewer: And then?\n\nThat was it.`],
  ])('%s never reach what the mentor said', (_what, text) => {
    expect(sentencesIn(text).filter((one) => one !== 'That was it.')).toEqual([OWN]);
  });

  it.each([
    ['one speaker', `Rosa: ${OWN}\n\nRosa: That was it.`],
    [
      'one speaker in each subtitle',
      `WEBVTT\n\n00:01.000 --> 00:04.000\nRosa: I walked to the end of the street,\n\n00:04.000 --> 00:09.000\nRosa: and I told my son about it.\n\n00:09.000 --> 00:12.000\nRosa: That was it.`,
    ],
    [
      'YouTube',
      '0:00\nI walked to the end of the street,\n0:03\nand I told my son about it.\n0:07\nThat was it.',
    ],
    [
      'YouTube on one line',
      '0:00 I walked to the end of the street,\n0:03 and I told my son about it.\n0:07 That was it.',
    ],
    [
      'Whisper',
      '[00:00.000 --> 00:04.000]  I walked to the end of the street,\n[00:04.000 --> 00:07.000]  and I told my son about it.\n[00:07.000 --> 00:09.000]  That was it.',
    ],
  ])('of %s are left out, and the sentences go on', (_what, text) => {
    const plain = toSentences(text, 0, 'en').map((one) => one.text);
    expect(plain).toEqual([OWN, 'That was it.']);
    expect(assessMaterial([{ text }]).words).toBe(18);
  });

  it.each([
    ['a time of the day', '10:30 Rosa came by, and I told her about it.\n\n11:00 We left.\n\n12:15 I slept.'],
    ['notes', 'Note: I rang them first.\n\nI waited.\n\nNote: I rang them again.'],
    ['steps', 'Step 1: I rang them.\n\nStep 1: I rang them again.'],
    ['tips', 'Pro Tip: I rang them.\n\nPro Tip: I rang them again.'],
    ['days', 'Day 3: I rang them.\n\nDay 3: I rang them again.'],
    ['a question in a story', 'Question: what could I do?\n\nI rang them.\n\nQuestion: what then?'],
    ['German hints', 'Hinweis: Ich rief an.\n\nHinweis: Ich rief wieder an.'],
    ['Spanish tips', 'Consejo: Yo llamé.\n\nConsejo: Yo llamé otra vez.'],
    ['French steps', 'Étape 1 : J’ai appelé.\n\nÉtape 1 : J’ai encore appelé.'],
    ['Italian warnings', 'Attenzione: Ho chiamato.\n\nAttenzione: Ho chiamato ancora.'],
    ['Portuguese tips', 'Dica: Eu liguei.\n\nDica: Eu liguei outra vez.'],
    ['one colon', 'I learned this: I had to ring them. Patience: it takes years.'],
    ['a clause', 'The first thing: I rang them.\n\nThe first thing: I rang them again.'],
    ['chapters of a video', '0:00 Introduction\n1:20 The Debt\n9:10 The Bank'],
    ['a plan of the day', 'Breakfast 7:30\nI ate.\n\nLunch 12:00\nI ate.'],
    ['a postscript', 'P.S.: I rang them.'],
    ['a sound', '[Music] 0:09\nI rang them.'],
    ['sounds', '[Laughs] I rang.\n\n[Sighs] I sat.\n\n[Laughs] I rang.\n\n[Sighs] I sat.'],
    ['lists', 'Rent - I paid it.\n\nFood - I cut it.\n\nRent - I paid it.\n\nFood - I cut it.'],
    ['towns', 'New York - I left.\n\nSan José - I stayed.\n\nNew York - I left again.'],
    ['a breath', '0:00 So - I rang them.\n0:09 Well - I waited.'],
  ])('are not found in %s', (_what, text) => {
    expect(labelsOf(text)).toEqual([]);
  });

  it('leave the time of the day to its sentence', () => {
    expect(sentencesIn('10:30 Rosa came by.\n\n11:00 We left.')).toEqual([
      '10:30 Rosa came by.',
      '11:00 We left.',
    ]);
  });

  it('are not counted as words', () => {
    const text = `Rosa Delgado  0:00\n${OWN}`;
    expect(assessMaterial([{ text }]).words).toBe(15);
  });
});

describe('the mentor of a conversation', () => {
  const did = 'I rang the bank. I wrote every bill down. I sold the car.';
  const preamble =
    'There are many people who listen to us and who wonder about money, and the studies about it are long and full of numbers that are hard to read at home.';

  it('is not the one with more words of questions', () => {
    const text = `Maya: ${preamble} How was it?\n\nRosa: ${did}\n\nMaya: ${preamble} And then?\n\nRosa: I slept.`;
    expect(sentencesIn(text).join(' ')).toBe(`${did} I slept.`);
  });

  it('is not the one with more words and no acts', () => {
    const text = `Maya: ${preamble}\n\nRosa: ${did}\n\nMaya: ${preamble}\n\nRosa: I slept.`;
    expect(sentencesIn(text).join(' ')).toBe(`${did} I slept.`);
  });

  it('is never a named host', () => {
    const text = `Host: ${did} ${did}\n\nRosa: ${did}\n\nHost: ${did}\n\nRosa: I slept.`;
    expect(sentencesIn(text).join(' ')).toBe(`${did} I slept.`);
  });

  it('is found by the most acts, also before labels that are not speakers', () => {
    const text = `${did}\n\nCoffee: I made a cup.\n\nTea: ${did}\n\nCoffee: One.\n\nTea: One.`;
    expect(sentencesIn(text).join(' ')).toContain(did);
  });

  it('may be two people', () => {
    const text = `Host: How?\n\nRosa: ${did}\n\nJoe: ${did}\n\nHost: And then?\n\nRosa: I slept.\n\nJoe: I slept.`;
    expect(sentencesIn(text).join(' ')).toBe(`${did} ${did} I slept. I slept.`);
  });

  it('has a surname that begins like a question', () => {
    const text = `Maya F.: How was it?\n\nRosa D.: ${did}\n\nMaya F.: And then?\n\nRosa D.: I slept.`;
    expect(sentencesIn(text).join(' ')).toBe(`${did} I slept.`);
  });
});
