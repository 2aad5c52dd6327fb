import type { HelpTexts } from './help-shape.ts';

export const HELP_PT: HelpTexts = {
  title: {
    strong: 'Fale agora com uma pessoa',
    'ask-first': 'Pergunte primeiro a alguém',
  },
  intro: {
    strong:
      'O que escreveu importa mais do que qualquer outra coisa aqui. O resto pode esperar. Não é preciso achar as palavras certas: «preciso de ajuda» basta.',
    'ask-first': 'Faz bem em perguntar. Isto é para alguém que possa ver a sua situação, hoje se possível.',
  },
  sections: {
    suicide: [
      'Alguém com quem falar',
      'Ligue ou escreva para aqui. Se puder, vá para onde haja outra pessoa e afaste o que poderia usar. Se teme por alguém, fique ao lado, pergunte abertamente e liguem juntos.',
    ],
    'self-harm': [
      'Quando se machuca',
      'Se uma ferida é funda ou não para de sangrar, aperte com um pano limpo e ligue {emergency}. Se não, fale com estas pessoas: conhecem isto e não julgam.',
    ],
    overdose: [
      'Aja agora, mesmo que se sinta bem',
      'Ligue já {emergency} ou o centro antiveneno e diga o que foi tomado, quanto e quando. Não durma, não provoque o vômito, não espere. Quem não acorda: deite de lado e fique junto.',
    ],
    'violence-at-home': [
      'Quando puder falar sem companhia',
      'Nada do que fez merece isto. Estas pessoas ouvem, mesmo sem o seu nome, e quem decide é você. Ligue quando for seguro; combine com alguém próximo uma palavra que queira dizer «chame ajuda». Num telefone partilhado, a chamada ou esta página podem ser vistas depois.',
    ],
    child: [
      'Por uma criança',
      'A culpa nunca é da criança. Aqui ouvem crianças e adultos preocupados. A proteção de menores também pode agir. Se há perigo agora, ligue {emergency}.',
    ],
    'harm-to-others': [
      'Primeiro, afaste-se',
      'Vá para outro lugar, longe da pessoa e do que possa ferir. Depois ligue: vão falar consigo sem julgar. Se pode perder o controle, ligue {emergency}; dizê-lo em voz alta faz parar.',
    ],
    'medical-emergency': [
      'Peça socorro agora',
      'Ligue agora para {emergency} e diga o que aconteceu e que remédio falta ou foi parado. Se alguém não acorda, deite essa pessoa de lado e fique com ela. Não espere que passe.',
    ],
    withdrawal: [
      'Um médico antes de parar',
      'Parar de repente o álcool ou os calmantes pode ser perigoso. Fale hoje com um médico ou um serviço de dependências; fazem um plano consigo. Com tremores, convulsões ou confusão, ligue {emergency}.',
    ],
    medicine: [
      'Um médico ou uma farmácia',
      'Continue a tomar como antes até perguntar. A farmácia muitas vezes responde hoje, até por telefone. Diga o que toma, quanto, e por que quer mudar.',
    ],
    pregnancy: [
      'Uma parteira ou um médico',
      'Pergunte antes de começar. Com sangramento, dor forte ou se o bebê se mexe menos, ligue já para quem acompanha a gravidez ou {emergency}.',
    ],
    'chest-pain': [
      'Ligue agora',
      'Dor ou pressão no peito pode ser o coração. Pare, sente-se e ligue {emergency} agora. Não dirija. Se já passou, vá hoje a um médico.',
    ],
    'eating-disorder': [
      'Um médico ou um serviço de apoio',
      'É uma doença e há ajuda. Peça uma conversa a um médico ou a um serviço de distúrbios alimentares; alguém pode ligar junto. Se desmaiar ou o coração disparar, ligue {emergency}.',
    ],
    eviction: [
      'Apoio ao inquilino ou apoio jurídico',
      'Ligue hoje para o apoio ao inquilino ou o apoio jurídico gratuito, com a carta na mão. Os prazos podem ser curtos, e um aviso só raramente obriga a sair já. Não assine nada antes.',
    ],
    court: [
      'Um advogado ou apoio jurídico gratuito',
      'Ligue hoje para um advogado ou o apoio jurídico gratuito e leia a data da carta. Pergunte se os custos podem ser cobertos. Compareça nesse dia, mesmo ainda sem advogado.',
    ],
  },
  emergency: 'Se há uma vida em perigo agora, ligue {emergency}.',
  urgent: 'Ligue agora para {emergency}.',
  emergencyNumbers:
    '112 na Europa, 911 na América do Norte, 192 no Brasil, ou o número de emergência de onde está',
  always: 'dia e noite',
  directory: 'Find a Helpline: linhas gratuitas no seu país',
};
