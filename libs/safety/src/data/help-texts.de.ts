import type { HelpTexts } from './help-shape.ts';

export const HELP_DE: HelpTexts = {
  title: {
    strong: 'Bitte sprich jetzt mit einem Menschen',
    'ask-first': 'Frag zuerst jemanden',
  },
  intro: {
    strong:
      'Was du schreibst, ist wichtiger als alles andere hier. Das läuft nicht weg. Du brauchst nicht die richtigen Worte: „Ich brauche Hilfe“ reicht.',
    'ask-first': 'Gut, dass du fragst. Das gehört zu jemandem, der deine Lage ansehen kann, am besten heute.',
  },
  sections: {
    suicide: [
      'Jemand zum Reden',
      'Ruf hier an oder schreib. Geh, wenn du kannst, dorthin, wo ein anderer Mensch ist, und bring Abstand zwischen dich und alles, womit du dir etwas antun könntest. Wenn du um jemand anderen Angst hast: Bleib da, frag offen, ruft zusammen an.',
    ],
    'self-harm': [
      'Wenn du dich verletzt',
      'Ist eine Wunde tief oder blutet weiter, drück ein sauberes Tuch darauf und ruf {emergency}. Sonst sprich mit diesen Menschen; sie kennen das und urteilen nicht.',
    ],
    overdose: [
      'Jetzt handeln, auch wenn es dir gut geht',
      'Ruf jetzt {emergency} oder den Giftnotruf und sag, was genommen wurde, wie viel und wann. Nicht ausschlafen, nicht erbrechen, nicht warten. Wer nicht aufwacht: in die Seitenlage bringen und dableiben.',
    ],
    'violence-at-home': [
      'Wenn du allein sprechen kannst',
      'Du hast das nicht verdient. Diese Menschen hören zu, auch ohne deinen Namen, und du entscheidest. Ruf an, wenn es sicher ist; mach mit jemandem in der Nähe ein Wort aus, das „hol Hilfe“ heißt. Auf einem gemeinsamen Handy sind Anrufe und Seiten später zu sehen.',
    ],
    child: [
      'Für ein Kind',
      'Das Kind hat nie Schuld. Diese Menschen hören Kindern zu und Erwachsenen, die sich sorgen. Auch das Jugendamt kann handeln. Ist ein Kind jetzt in Gefahr, ruf {emergency}.',
    ],
    'harm-to-others': [
      'Zuerst weggehen',
      'Geh an einen anderen Ort, weg von der Person und von allem, was verletzen kann. Dann ruf jemanden an: Diese Menschen reden mit dir, ohne zu urteilen. Wenn du die Kontrolle verlieren könntest, ruf {emergency}; es auszusprechen hält es auf.',
    ],
    'medical-emergency': [
      'Jetzt Hilfe rufen',
      'Rufen Sie jetzt {emergency} an und sagen Sie, was passiert ist und welches Medikament fehlt oder abgesetzt wurde. Wer nicht aufwacht: auf die Seite legen und dabeibleiben. Warten Sie nicht ab.',
    ],
    withdrawal: [
      'Erst zur Ärztin oder zum Arzt',
      'Alkohol oder Beruhigungsmittel von heute auf morgen wegzulassen kann gefährlich sein. Sprich heute mit einer Arztpraxis oder der Suchtberatung; sie planen es mit dir. Bei Zittern, Krämpfen oder Verwirrtheit ruf {emergency}.',
    ],
    medicine: [
      'Arztpraxis oder Apotheke',
      'Nimm es wie bisher, bis du gefragt hast. Eine Apotheke kann oft noch heute antworten, auch am Telefon. Sag, was du nimmst, wie viel, und warum du es ändern möchtest.',
    ],
    pregnancy: [
      'Hebamme oder Ärztin',
      'Frag deine Hebamme oder Ärztin, bevor du anfängst. Bei Blutungen, starken Schmerzen oder wenn sich das Kind weniger bewegt, ruf gleich dort oder {emergency} an.',
    ],
    'chest-pain': [
      'Jetzt anrufen',
      'Schmerz oder Druck in der Brust kann das Herz sein. Hör auf, setz dich und ruf jetzt {emergency}. Fahr nicht selbst. Ist es vorbei, geh heute noch in eine Arztpraxis.',
    ],
    'eating-disorder': [
      'Arztpraxis oder Beratungsstelle',
      'Das ist eine Krankheit, und es gibt Hilfe. Bitte eine Arztpraxis oder eine Beratungsstelle für Essstörungen um ein Gespräch; jemand kann mit dir anrufen. Wenn du ohnmächtig wirst oder dein Herz rast, ruf {emergency}.',
    ],
    eviction: [
      'Mieterverein oder Rechtsberatung',
      'Ruf heute beim Mieterverein oder einer Rechtsberatung an, mit dem Brief in der Hand. Fristen können kurz sein, und ein Schreiben allein heißt selten, dass du gehen musst. Unterschreib vorher nichts.',
    ],
    court: [
      'Anwältin, Anwalt oder Beratungshilfe',
      'Ruf heute eine Kanzlei oder die Beratungshilfe an und lies das Datum vor. Frag, ob die Kosten übernommen werden. Halte den Termin ein, auch wenn du noch niemanden hast.',
    ],
  },
  emergency: 'Wenn jetzt ein Leben in Gefahr ist, ruf {emergency}.',
  urgent: 'Ruf jetzt {emergency} an.',
  emergencyNumbers: '112 in Europa, 911 in Nordamerika oder den Notruf dort, wo du bist',
  always: 'Tag und Nacht',
  directory: 'Find a Helpline: kostenlose Nummern in deinem Land',
};
