import type { HelpTexts } from './help-shape.ts';

export const HELP_FR: HelpTexts = {
  title: {
    strong: 'Parle à quelqu’un maintenant',
    'ask-first': 'Demande d’abord à quelqu’un',
  },
  intro: {
    strong:
      'Ce que tu écris compte plus que tout ce qu’il y a ici. Le reste attendra. Pas besoin de trouver les mots : « j’ai besoin d’aide » suffit.',
    'ask-first':
      'Tu fais bien de demander. C’est à quelqu’un qui peut voir ta situation, aujourd’hui si possible.',
  },
  sections: {
    suicide: [
      'Quelqu’un à qui parler',
      'Appelle ou écris ici. Si tu peux, va là où il y a quelqu’un, et éloigne ce dont tu pourrais te servir. Si tu as peur pour une autre personne, reste avec elle, pose la question franchement et appelez ensemble.',
    ],
    'self-harm': [
      'Quand tu te fais du mal',
      'Si une plaie est profonde ou saigne toujours, appuie avec un linge propre et appelle le {emergency}. Sinon, parle à ces personnes : elles connaissent et ne jugent pas.',
    ],
    overdose: [
      'Agis maintenant, même si ça va',
      'Appelle tout de suite le {emergency} ou le centre antipoison et dis ce qui a été pris, combien et quand. Ne dors pas, ne fais pas vomir, n’attends pas. Si quelqu’un ne se réveille pas, mets-le sur le côté et reste.',
    ],
    'violence-at-home': [
      'Quand tu peux parler sans témoin',
      'Tu n’as rien fait pour mériter ça. Ces personnes écoutent, même sans ton nom, et c’est toi qui décides. Appelle quand c’est sans danger ; conviens avec un proche d’un mot qui veut dire « appelle à l’aide ». Sur un téléphone partagé, un appel ou cette page peut se voir après.',
    ],
    child: [
      'Pour un enfant',
      'Ce n’est jamais la faute de l’enfant. Ici, on écoute les enfants et les adultes qui s’inquiètent. Les services de protection de l’enfance peuvent agir aussi. Si un enfant est en danger maintenant, appelle le {emergency}.',
    ],
    'harm-to-others': [
      'D’abord, éloigne-toi',
      'Va ailleurs, loin de la personne et de ce qui peut blesser. Puis appelle : on te parlera sans te juger. Si tu risques de perdre le contrôle, appelle le {emergency} ; le dire tout haut l’arrête.',
    ],
    'medical-emergency': [
      'Appelez les secours',
      'Appelez le {emergency} maintenant et dites ce qui s’est passé et quel médicament manque ou a été arrêté. Si quelqu’un ne se réveille pas, mettez-le sur le côté et restez près de lui. N’attendez pas que cela passe.',
    ],
    withdrawal: [
      'Un médecin avant d’arrêter',
      'Arrêter l’alcool ou les calmants d’un coup peut être dangereux. Parle aujourd’hui à un médecin ou à un centre d’addictologie ; ils l’organisent avec toi. En cas de tremblements, de convulsions ou de confusion, appelle le {emergency}.',
    ],
    medicine: [
      'Un médecin ou une pharmacie',
      'Continue comme avant jusqu’à la réponse. Une pharmacie peut souvent répondre aujourd’hui, même par téléphone. Dis ce que tu prends, combien, et pourquoi tu veux changer.',
    ],
    pregnancy: [
      'Une sage-femme ou un médecin',
      'Demande à ta sage-femme ou à ton médecin avant de commencer. En cas de saignement, de forte douleur ou si le bébé bouge moins, appelle-les tout de suite, ou le {emergency}.',
    ],
    'chest-pain': [
      'Appelle maintenant',
      'Une douleur ou un poids dans la poitrine peut venir du cœur. Arrête, assieds-toi et appelle le {emergency} maintenant. Ne conduis pas. Si c’est passé, vois un médecin aujourd’hui.',
    ],
    'eating-disorder': [
      'Un médecin ou une association',
      'C’est une maladie, et il existe de l’aide. Demande un rendez-vous à un médecin ou à une association sur les troubles alimentaires ; un proche peut appeler avec toi. Si tu t’évanouis ou que ton cœur s’emballe, appelle le {emergency}.',
    ],
    eviction: [
      'Conseil logement ou aide juridique',
      'Appelle aujourd’hui un conseil logement ou l’aide juridique, la lettre en main. Les délais sont parfois courts, et un avis seul veut rarement dire qu’il faut partir. Ne signe rien avant.',
    ],
    court: [
      'Un avocat ou l’aide juridictionnelle',
      'Appelle aujourd’hui un avocat ou un point d’accès au droit et lis la date. Demande si les frais peuvent être pris en charge. Va à l’audience, même sans avocat.',
    ],
  },
  emergency: 'Si une vie est en danger maintenant, appelle le {emergency}.',
  urgent: 'Appelle maintenant le {emergency}.',
  emergencyNumbers: '112 en Europe, 911 en Amérique du Nord, ou le numéro d’urgence là où tu es',
  always: 'jour et nuit',
  directory: 'Find a Helpline : lignes gratuites dans ton pays',
};
