/** Words for people by their relation, in six languages. */
export const RELATIONS = `
  sister brother mother father mum mom dad wife husband son daughter friend neighbour neighbor colleague boss nurse cousin
  niece nephew partner ex sponsor manager teacher uncle aunt grandmother grandfather grandma grandad stepfather stepmother
  girlfriend boyfriend landlord landlady flatmate roommate therapist plumber
  schwester bruder mutter vater frau mann sohn tochter freund freundin nachbar nachbarin kollege kollegin chef chefin cousine
  schwager schwägerin enkel enkelin neffe nichte pfleger lehrerin lehrer
  hermana hermano madre padre mamá papá esposa esposo marido mujer hijo hija amigo amiga vecino vecina jefe jefa primo prima
  sobrino sobrina
  sœur soeur frère mère père maman papa femme mari fils fille ami amie voisin voisine collègue patron patronne
  nièce neveu copain copine
  sorella fratello mamma papà moglie figlio figlia amico amica vicino vicina collega capo cugino cugina nipote
  irmã irmão mãe pai mulher filho filha vizinho vizinha colega chefe sobrinho sobrinha`
  .trim()
  .split(/\s+/);
