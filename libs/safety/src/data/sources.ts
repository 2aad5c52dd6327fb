/** Public lists of warning signs from which the signs in the tables are taken. */
export const SOURCES = {
  'who-suicide': 'WHO, Preventing suicide: a global imperative (2014), and Live life (2021)',
  'lifeline-988': '988 Suicide & Crisis Lifeline, Warning signs',
  'nice-ng225': 'NICE NG225, Self-harm: assessment, management and preventing recurrence (2022)',
  'nhs-poisoning': 'NHS, Poisoning and Opioid overdose: symptoms and first aid',
  'un-women': 'UN Women, Signs of relationship abuse and how to help',
  'who-children': 'WHO, INSPIRE and Child maltreatment: recognition of signs',
  'who-violence': 'WHO, World report on violence and health (2002): threats and access to weapons',
  'who-mhgap': 'WHO, mhGAP intervention guide 2.0: withdrawal, medicine, pregnancy',
  'nhs-heart': 'NHS, Chest pain and Heart attack: symptoms',
  'nice-ng69': 'NICE NG69, Eating disorders: recognition and treatment (2017)',
  'legal-aid': 'European e-Justice Portal, Legal aid: time limits and early advice',
} as const;

export type SourceId = keyof typeof SOURCES;
