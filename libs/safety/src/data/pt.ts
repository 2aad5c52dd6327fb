import { PT_ASK } from './pt-ask.ts';
import type { LanguageTable } from './table.ts';

export const PT: LanguageTable = {
  language: 'pt',
  classes: {
    not: 'não nao n nn nunca jamais nem sem ninguém',
    turn: 'eu e mas porque pq se quando ele ela então já',
  },
  affirmed: `
    não|nao|n|num aguento|suporto|consigo|posso|dá|da|guento ..2 mais|mas|parar|deixar|dormir|viver? : não aguento mais vou me matar
    não|nao|n ..1 brinco|brincadeira|zoeira|importa|sei|exagero|paro|só|vejo|há|tem ..1 saída|ninguém? : não é brincadeira vou me matar
    sem brincadeira|zoeira|mentira|dúvida|saída : sem brincadeira vou me matar`,
  frames: `
    tema|trabalho|redação|tese|palestra ..4 ~suicídio : redação sobre o suicídio
    ~suicídio ..4 tema|trabalho|redação|tese : o suicídio é tema
    quando|em|de criança|pequena|pequeno|jovem|menina|menino|adolescente|miúda : quando criança apanhava
    na minha infância|adolescência|juventude : na minha infância
    quando|em|de jovem|adolescente|criança|moça|moço : de jovem me cortava
    no|na|nesse|um|uma jogo|partida|nível|videojogo|fase|peça : no jogo
    partida|nível|console : a partida
    há|faz|a|fazem ..3 anos|décadas|muito_tempo ..1 atrás? & foi|era|saí|tinha|já|estava|aconteceu|passado|deixei|sofri|acabou|ex|segurança|cortava : saí há dez anos, foi horrível
    anos atrás|depois|mais_tarde : dez anos atrás
    quando ..1 eu? ..1 tinha|era ..2 #|criança|jovem|pequena|pequeno|adolescente|menina|miúda|miúdo|novo|nova : quando era criança
    antigamente|naquela_época|na_altura : naquela época
    estou|agora|to|tô|já ..2 em_segurança|a_salvo|seguro_agora|segura_agora|curada|recuperada : estou em segurança
    sobrevivente|sobrevivi|superei : sou sobrevivente
    no|na|em|para|pro|lendo|escrevendo|meu|minha|do ..2 romance|livro|filme|série|conto|podcast|música|roteiro|novela|peça|poema|documentário|guião|jogo|personagem : no meu romance
    personagem|protagonista|capítulo|cena|vilão : a personagem
    oficina|palestra|seminário|prevenção|voluntári*|tese|campanha|workshop|treinamento : palestra de prevenção
    sou|como|trabalho ..3 enfermeira|enfermeiro|médico|médica|psicóloga|psicólogo|professora|professor|policial|polícia|bombeiro|terapeuta|assistente_social|cabeleireira|socorrista : sou enfermeira
    paciente*|utente*|urgência|plantão|pronto_socorro : dois pacientes
    sinais|sintomas|estatísticas|vítimas de|da|do : sinais de violência
    boxe|karatê|karaté|judô|judo|jiu_jitsu|minecraft|fortnite|videogame|xadrez|capoeira : no boxe`,
  questions: PT_ASK,
};
