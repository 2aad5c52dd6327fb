import { PT_PEOPLE } from './pt-people.ts';
import { PT_SIGNS } from './pt-signs.ts';
import type { LanguageTable } from './table.ts';

export const PT: LanguageTable = {
  language: 'pt',
  common:
    'o a os as e que de em um uma eu meu minha me não nao é por com para pra se do da no na dos das mais mas já tô to tou estou tenho ' +
    'esta isso muito tudo todo todos quando vc você n q hj ele ela vou quero sem nada hoje ontem foi ficar pro',
  classes: {
    not: 'não nao n nn num nunca jamais nem sem ninguém',
    turn: 'eu e mas porque pq se quando ele ela então já',
    wish:
      'quero qro quero quer queria qria gostaria desejo espero tomara prefiro preferia mereço vontade penso pensando planejo planeio ' +
      'preciso oxalá apetece',
    will: 'vou vo quero queria qria penso pensando decidi planejo pretendo tentei tentar posso vontade ia',
    die: 'morrer morre morto morta morresse morri bater_as_botas',
    endMyself:
      'matar me_matar matar_me suicidar me_suicidar enforcar me_enforcar desviver tirar_a_minha_vida tirar_minha_vida tirar_a_vida ' +
      'me_jogar me_atirar atirar_me',
    someone:
      'ele ela irmão irmã amigo amiga mãe pai mulher marido esposa esposo namorado namorada ex filho filha primo prima colega ' +
      'vizinho vizinha alguém tio tia avó avô aluno aluna mano mana',
    partner:
      'marido esposo esposa mulher namorado namorada companheiro companheira parceiro parceira ex pai mãe padrasto madrasta irmão ' +
      'filho ele ela noivo noiva cara homem',
    adult:
      'pai mãe padrasto madrasta tio tia avô avó professor professora treinador vizinho vizinhos vizinha primo namorado pais ele ' +
      'ela padre babá',
    child:
      'criança crianças menino menina filho filha filhos bebê bebé nenê irmãozinho irmãzinha irmão irmã sobrinho sobrinha neto neta ' +
      'aluno aluna miúdo miúda miúdos menor gémeos pequeno pequena enteado enteada',
    hits:
      'bate bateu batia batem bater bateram soco socos socou murro murros tapa tapas chuta chutou chute empurra empurrou estrangula ' +
      'estrangulou enforcou estupra estuprou viola violou abusa abusou agride agrediu espanca espancou espancado espancada maltrata ' +
      'machuca machucou pontapé pontapés bofetada bofetadas arrasta arrastou morde queimou esganou cospe surra',
    pills:
      'comprimido* remédio* remedio* pílula* medicamento* cartela cápsula* paracetamol* dipirona* rivotril* clonazepam diazepam* ' +
      'antidepressivo* ansiolítico* insulina xanax* calmante* sonífero* victan alprazolam gotas',
    took: 'tomei tomar tomou engoli engolir engoliu meti ingeri mandei bebi comi tomado engolido',
    lots:
      'todos todas tudo toda todo caixa caixas frasco cartela cartelas mão_cheia punhado monte muitos muitas demais inteiro inteira ' +
      'meia 10 12 15 20 25 30 40 50 60 vinte trinta quarenta resto montão blister',
    means:
      'corda revólver pistola arma comprimidos remédios veneno lâmina* gilete* chumbinho insulina espingarda',
    weapon:
      'faca pistola arma armas revólver canivete machado gasolina ácido bomba martelo taco espingarda facão',
    them:
      'ele ela eles elas o a os as lo la todos todo_mundo alguém chefe professor vizinho ex marido mulher pai mãe padrasto gente ' +
      'crianças bebê colegas colega irmão irmã cara gajo aquele esse patrão',
    soon: 'hoje hj amanhã noite agora já logo sábado domingo sexta segunda breve',
    moved:
      'filhos filhas filho filha família mãe pai marido mulher esposa irmã irmão todos namorada namorado pais',
    body: 'braço braços pulso* coxa* perna* pele veias',
  },
  affirmed: `
    não|nao|n|num aguento|suporto|consigo|posso|dá|da|guento ..2 mais|mas|parar|deixar|dormir|viver? : não aguento mais vou me matar
    não|nao|n ..1 brinco|brincadeira|zoeira|importa|sei|exagero|paro|só|vejo|há|tem ..1 saída|ninguém? : não é brincadeira vou me matar
    sem brincadeira|zoeira|mentira|dúvida|saída : sem brincadeira vou me matar`,
  idioms: `
    quebrou|partiu|partir|quebrar ..2 coração|recorde|gelo|galho : quebrou meu coração
    apunhal*|facada* ..4 costas : apunhalou pelas costas
    atravessei|atravessar|cruzei ..2 ponte : atravessei a ponte
    cicatriz|cicatrizes ..4 operação|cesárea|acidente|cirurgia : cicatriz da operação
    exame|pressão|doar|doação|tipo|doador ..2 sangue : exame de sangue
    martelo ..4 pregos|furadeira|prateleira|ferramenta* : martelo e pregos
    cachorro|gato|cavalo|hamster|cão ..1 morreu|morto : meu cachorro morreu
    <not> ..3 mais|mas que|de|do_que ..1 #|duas|dois|três|um|uma|meia : não consigo mais que duas horas
    matar ..2 tempo|aula|saudade|saudades|fome|charada|curiosidade|serviço|aulas : matar o tempo
    prefiro|preferia morrer ..1 que|a|do_que : prefiro morrer a ligar
    tiro no pé : tiro no pé
    inútil|perdido|perdida ..1 com|em|no|na excel|matemática|contas|informática : inútil com excel
    morro|morrer|morrendo|morta|morto|morri|morre ..1 de|do ..1 vontade|rir|fome|frio|calor|vergonha|medo|sono|cansaço|sede|amor|tédio|curiosidade|rir|inveja|saudade|saudades|raiva : to morrendo de vontade
    mataria|matava|mato por : mataria por um pastel
    prazo|trabalho|calor|dor|costas|projeto|prova|trânsito|dieta|semana|horário|curso|deadline ..4 mata|matando|matar|mata_me : esse prazo ta me matando
    celular|telemóvel|bateria|notebook|computador|carro|internet|wifi|planta|tablet|portátil ..3 morreu|morto|morrer|morrendo : celular morreu
    cortar|cortei|cortando|corto ..3 açúcar|carboidrato*|pão|gastos|despesas|cabelo|relva|grama|café|legumes|cebola|vídeo|custos|contacto|contato : cortando o açúcar
    cortei|queimei|machuquei|magoei ..5 cozinhando|cozinha|cozinhar|fazer_a_barba|cebola|treino|academia|ginásio|futebol|corrida|forno|correr : me cortei cozinhando
    bati|bateu|bater|batendo ..2 meta|recorde|ponto|papo|foto|carro|porta|record|palmas|perna : bati a meta
    bateu ..1 uma? ..1 vontade|saudade|fome|sono|preguiça|vergonha : me bateu uma vontade
    acabar|terminar|acabo ..2 com ..2 isso|isto|ele|ela|namoro ..3 contrato|trabalho|curso|projeto? : acabar com isso, o contrato
    overdose ..1 de reunião|reuniões|café|trabalho|açúcar|série|séries|notícias|emails : overdose de reuniao
    minha|a vida de_volta|nova|inteira_pela_frente : quero minha vida de volta
    mudar|recuperar|refazer|aproveitar|levar|ganhar ..2 vida : mudar de vida
    viver em|com_meus|com_minha|com_meu|perto|longe|junto|sozinho|sozinha|na|no|do : não quero viver com meus pais
    acordar ..2 cedo|tarde|antes|às|as_# : não quero acordar cedo
    prevenção ..3 ~suicídio : prevenção do suicídio
    esquadrão suicida : esquadrão suicida
    <moved>|amigo|amiga|ele|ela|tio|tia|primo|avô|colega|vizinho ..2 suicidou|se_matou|tirou_a_própria_vida|enforcou|matou_se : meu irmao se suicidou
    perdi ..4 suicídio : perdi meu pai para o suicídio
    ganhou|surra|coça|lavada|bateu ..4 xadrez|tênis|ténis|futebol|fifa|jogo|padel : levei uma surra no xadrez
    chefe|mãe|patrão|pai|professora ..2 me? vai_me_matar|me_matar|me_mata|mata_me|vai_matar : minha mãe vai me matar
    deixa|deixam doida|doido|louca|louco|maluca|maluco : me deixa doida
    pular|pulei|pulo|saltar ..2 etapa|passo|para_o|corda|refeição|carnaval|aula|de_alegria|pro : pular para o passo 3
    passei a_mão ..2 em|no cão|cachorro|gato : passei a mão no gato
    me jogar|jogo_me|atirei ..2 piscina|trabalho|sofá|cama|estudos : me jogar na piscina`,
  frames: `
    quando|em|de criança|pequena|pequeno|jovem|menina|menino|adolescente|miúda : quando criança apanhava
    na minha infância|adolescência|juventude : na minha infância
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
  signs: [...PT_SIGNS, ...PT_PEOPLE],
};
