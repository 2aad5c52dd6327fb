import type { Coaching, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';

interface Texts {
  completed(done: number, total: number): string;
  youWrote(sentence: string): string;
  firstMinutes(minutes: number, part: string): Coaching['actions'][number];
  howDidYouBegin(part: string): string;
  wasItSoForYou(sentence: string): string;
  howLong(step: string): string;
}

export const TEXTS: Record<SafetyLanguage, Texts> = {
  en: {
    completed: (done, total) => `You have completed ${done} of ${total} steps.`,
    youWrote: (sentence) => `You wrote: “${sentence}”`,
    firstMinutes: (minutes, part) => ({
      title: `The first ${minutes} minutes`,
      detail: `Only this part: “${part}”. Stop after ${minutes} minutes, finished or not.`,
    }),
    howDidYouBegin: (part) => `How did you begin with “${part}”?`,
    wasItSoForYou: (sentence) => `“${sentence}” Was it like that for you too, and what helped?`,
    howLong: (step) => `How long did “${step}” take you?`,
  },
  de: {
    completed: (done, total) => `Du hast ${done} von ${total} Schritten geschafft.`,
    youWrote: (sentence) => `Du hast geschrieben: „${sentence}“`,
    firstMinutes: (minutes, part) => ({
      title: `Die ersten ${minutes} Minuten`,
      detail: `Nur dieser Teil: „${part}“. Hör nach ${minutes} Minuten auf, fertig oder nicht.`,
    }),
    howDidYouBegin: (part) => `Womit hast du bei „${part}“ angefangen?`,
    wasItSoForYou: (sentence) => `„${sentence}“ Ging es dir auch so, und was hat geholfen?`,
    howLong: (step) => `Wie lange hat „${step}“ bei dir gedauert?`,
  },
  es: {
    completed: (done, total) => `Has completado ${done} de ${total} pasos.`,
    youWrote: (sentence) => `Escribiste: «${sentence}»`,
    firstMinutes: (minutes, part) => ({
      title: `Los primeros ${minutes} minutos`,
      detail: `Solo esta parte: «${part}». Para a los ${minutes} minutos, esté terminada o no.`,
    }),
    howDidYouBegin: (part) => `¿Cómo empezaste con «${part}»?`,
    wasItSoForYou: (sentence) => `«${sentence}» ¿A ti también te pasó? ¿Qué te ayudó?`,
    howLong: (step) => `¿Cuánto tiempo te llevó «${step}»?`,
  },
  fr: {
    completed: (done, total) => `Tu as terminé ${done} étapes sur ${total}.`,
    youWrote: (sentence) => `Tu as écrit : « ${sentence} »`,
    firstMinutes: (minutes, part) => ({
      title: `Les ${minutes} premières minutes`,
      detail: `Seulement cette partie : « ${part} ». Arrête-toi au bout de ${minutes} minutes, fini ou pas.`,
    }),
    howDidYouBegin: (part) => `Par quoi as-tu commencé pour « ${part} » ?`,
    wasItSoForYou: (sentence) =>
      `« ${sentence} » Est-ce que c’était pareil pour toi, et qu’est-ce qui t’a aidé ?`,
    howLong: (step) => `Combien de temps t’a pris « ${step} » ?`,
  },
  pt: {
    completed: (done, total) => `Já concluiu ${done} de ${total} passos.`,
    youWrote: (sentence) => `Escreveu: “${sentence}”`,
    firstMinutes: (minutes, part) => ({
      title: `Os primeiros ${minutes} minutos`,
      detail: `Só esta parte: “${part}”. Pare ao fim de ${minutes} minutos, esteja pronta ou não.`,
    }),
    howDidYouBegin: (part) => `Por onde começou em “${part}”?`,
    wasItSoForYou: (sentence) => `“${sentence}” Também foi assim? O que ajudou?`,
    howLong: (step) => `Quanto tempo levou “${step}”?`,
  },
  it: {
    completed: (done, total) => `Hai completato ${done} passi su ${total}.`,
    youWrote: (sentence) => `Hai scritto: «${sentence}»`,
    firstMinutes: (minutes, part) => ({
      title: `I primi ${minutes} minuti`,
      detail: `Solo questa parte: «${part}». Fermati dopo ${minutes} minuti, finita o no.`,
    }),
    howDidYouBegin: (part) => `Da che cosa hai cominciato per «${part}»?`,
    wasItSoForYou: (sentence) => `«${sentence}» È stato così anche per te? Che cosa ti ha aiutato?`,
    howLong: (step) => `Quanto tempo ti ha preso «${step}»?`,
  },
};
