import { PT_HINTS } from './pt-hints.ts';
import { PT_HOME } from './pt-home.ts';
import { PT_KIN } from './pt-kin.ts';
import { PT_PEOPLE } from './pt-people.ts';
import { PT_PLAIN } from './pt-plain.ts';
import { PT_SIGNS } from './pt-signs.ts';
import type { LanguageTable } from './table.ts';

export const PT: LanguageTable = {
  language: 'pt',
  common:
    'o a os as e que de em um uma eu meu minha me não nao é por com para pra se do da no na dos das mais mas já tô to tou estou tenho ' +
    'esta isso muito tudo todo todos quando vc você n q hj ele ela vou quero sem nada hoje ontem foi ficar pro num numa dele dela ainda até depois sempre pai mãe filho filha meus minhas sua seu chão também pra',
  classes: {
    not: 'não nao n nn nunca jamais nem sem ninguém',
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
      'faca pistola arma armas revólver canivete machado gasolina ácido bomba martelo taco espingarda facão porrete',
    them:
      'ele ela eles elas o a os as lo la todos todo_mundo alguém chefe professor vizinho ex marido mulher pai mãe padrasto gente ' +
      'crianças bebê colegas colega irmão irmã cara gajo aquele esse patrão',
    soon: 'hoje hj amanhã noite agora já logo sábado domingo sexta segunda breve',
    moved:
      'filhos filhas filho filha família mãe pai marido mulher esposa irmã irmão todos namorada namorado pais',
    body: 'braço* antebraço* pulso* coxa* perna* pele veias barriga quadril tornozelo* peito',
    me: 'eu me meu minha mim comigo quero queria qria tenho sinto estou tô sou vou penso sonho tomara prefiro',
    see: 'vejo imagino creio penso acho encontro visualizo espero planejo',
    future:
      'futuro amanhã ano anos natal dezembro verão aniversário trinta quarenta vinte dezoito segunda semana velhice vida dia formatura casamento',
    bear: 'aguento guento suporto consigo posso resisto tolero aguentar suportar dou',
    tired: 'cansad* fart* exaust* esgotad* saco_cheio de_saco_cheio cansa exausto',
    vanish:
      'desaparecer desaparecesse evaporar sumir sumisse me_apagar deixar_de_existir não_existir deixar_de_ser parar_de_existir dissolver ' +
      'não_estar não_ter_existido apagar_me',
    need: 'faço_falta importo importa precisam precisa sirvo valho quer sente_falta sentiria notaria percebe presto faço',
    burden:
      'carga estorvo fardo peso chatice inútil lixo fracasso problema desperdício parasita ninguém merda erro',
    empty:
      'vazio vazia vazi* oco oca apagada apagado anestesiad* sem_vida dormente desesperad* desesperanç* quebrad*',
    trapped:
      'pres* sem_saída beco túnel poço afundad* encurralad* afogad* afogando afundando afundo jaula sufoc*',
    accident:
      'acidente atropel* enfarte infarto câncer cancro doença avião caminhão raio carro meteoro vírus desabamento ônibus',
    look: 'olho olhar olhando encosto fico chego aproximo paro parado parada penso chama atrai perto debruço',
    hurt:
      'me_cortar cortar_me automutil* me_machucar machucar_me me_magoar magoar_me me_queimar queimar_me me_castigar castigar_me me_ferir ' +
      'ferir_me me_bater me_arranhar me_mutilar mutilar_me sangrar me_furar',
    gun: 'pistola espingarda revólver caçadeira arma cano fuzil',
    blade:
      'lâmina* navaja* gilete* gilette canivete estilete x_ato compasso tesoura vidro apontador apara_lápis alfinete bisturi',
    high: 'telhado parapeito viaduto penhasco laje trilhos trem linha_do_comboio varanda precipício ponte abismo janela terraço beiral corrimão',
    farewell:
      'despedindo despedindo_me despedi_me despeço despedir despedir_me despedida adeus até_sempre até_nunca',
    dear: 'mãe pai avó avô filho filha irmão irmã marido mulher esposa esposo ele ela bebê bebé namorado namorada',
    blow:
      'bate bateu espanca espancou chutou chuta estrangulou estrangula esganou sufocou estuprou violou empurrou empurra maltrata jogou_no_chão ' +
      'atirou_ao_chão quebrou_o quebrou_a partiu_o partiu_a queimou esfaqueou cuspiu arrastou arrasta esbofeteou esbofeteia pisou mordeu ' +
      'agrediu agride esmurrou apontou apertou_o puxou_pelo puxou_os puxa_os agarrou_pelo socou soca deu_uma deu_um atirou jogou_contra',
    strike:
      'soco* murro* tapa* chute* pontapé* bofetada* estalo* chapada* surra cotovelada* joelhada* cabeçada* empurrão empurrões porrada* cascudo* mordida*',
    weapon2: 'faca pistola canivete espingarda facão arma martelo taco cinto gasolina ácido revólver',
    threat:
      'mata matar mataria mate queima queimar ameaça ameaçou degola esfaqueia enterra desfigura fazer_mal vai_matar',
    threat2: 'mata matar enterra persegue',
    leave:
      'deixo vou separar denuncio denunciar fujo larg* deixar sair divórcio deixá_lo conto falar termino for_embora embora sair',
    takes: 'tira tirou tomou toma esconde escondeu escondido retém reteve confiscou ficou_com fica_com',
    things:
      'dinheiro salário ordenado celular telemóvel telefone chaves passaporte papéis cartão cartões documentos conta carteira carro rg ' +
      'senhas senha remédios',
    locks:
      'trancad* tranca trancam trancou fechou fecha_me deixa_de_fora deixou_de_fora pôs_na_rua botou_pra_fora cadeado sem_chaves prende prendeu presa',
    lets: 'me_deixa me_deixam deixa_me me_permite nos_deixa me_deixava me_deixou deixam_me',
    forced: 'obriga obrigou obrigado força forçou forçad* à_força abusa abusou insiste_até mesmo_dizendo',
    stalk: 'persegue vigia rastreia rastreador gps localizador espia stalkeia perseguiu',
    kills:
      'matou chutou chuta pontapeou afogou jogou atirou bateu estrangulou maltrata ameaça_matar envenenou',
    hideIn: 'escondid* trancad* escrevo_do escrevo_da metida metido barricad* sussurro fechad*',
    victim:
      'maus_tratos maltratada maltratado violência_doméstica agressões agredida agredido vítima espancada',
    fear: 'medo terror pânico assustad* temo tremo tremer tremendo apavorad* pavor assusta receio aterrorizad*',
    controls:
      'controla controlam revista vasculha vigia decide escolhe proíbe espia lê exige conta_os cronometra olha_o administra fiscaliza rastreia mexe',
    insult:
      'insulta chama_de humilha degrada rebaixa diz_que_não_valho diz_que_sou_louca diz_que_sou xinga berra inútil chama_me ofende',
    rage: 'louco furioso furiosa fera agressiv* violent* ciument* explode estoura raiva perde_a_cabeça perde_o_controle endiabrado surta passa_se',
    finds: 'descubra descobrir saiba saber veja pode_saber apanhe desconfie sonhe',
    finds2: 'descobre descobrir sabe souber vê vir apanha encontra lê',
    smash:
      'quebra quebrou destrói destruiu partiu parte soca esmurra murros_na chuta_a atira_os joga_os arremessa arrebenta estilhaça quebrando',
    grab: 'agarrou agarra segurou segura sacode sacudiu apertou aperta puxou puxa encurralou encosta encostou empurrou bloqueia',
    age: '8 9 10 11 12 13 14 15 16 oito nove dez onze doze treze catorze quatorze quinze menor ano_da_escola sétimo oitavo',
    molest:
      'toca tocou tocava tocam tocaram apalpa apalpou beija beijou despe despiu abusa abusou violou estupra estuprou mete_a_mão passa_a_mão ' +
      'acaricia alisa alisou penetrou espia_no_banho tocado bolina',
    abuse:
      'fotos foto nua nu nudes sexo corpo toca segredo encontro webcam câmera cama beijo beijos íntim* bateu bate medo tranca cinto',
    beat: 'bate batem bateu espanca espancam açoita chuta sacode tranca queima queimou maltrata esbofeteia insulta puxa_o_cabelo sufoca castiga_com surra',
    beaten:
      'espancad* surrad* maltratad* roxos_do cheia_de_marcas cheio_de_marcas cheia_de_nódoas cheio_de_roxos queimad*_com trancad* abusad* violad*',
    alone: 'sozinho sozinha sozinhos sozinhas abandonad* trancad* sem_ninguém',
    me1: 'eu lhe o a perdi quase dei fui',
    shook:
      'sacudi abanei bati espanquei atirei joguei esganei dei_uma_palmada palmada dei_um_tapa apertei sufoquei queimei empurrei chacoalhei uma_palmada',
    wounds:
      'hematoma* roxos nódoas marcas queimad* feridas arranhões cicatrizes manca mordidas galos machucad* pisadur*',
    scared: 'medo pânico assust* encolhe treme chora esconde receio aterr* apavor* abaixa',
    gohome: 'quero_voltar quero_ir quer_voltar quer_ir posso_voltar posso_ir quer_ficar mandem mande',
    lose: 'perco perder perdi explodo explodir estourar sacudir* bater_nele bater_nela fazer_mal gritar afogar* atirar_o descontrol* machucar surtar jogar_o',
    kill: 'matar esfaquear degolar queimar atropelar arrebentar envenenar estrangular afogar assassinar liquidar balear espancar esganar apunhalar incendiar',
    killHim:
      'matá_lo matá_la matar_te esfaqueá_lo dar_lhe_um_tiro queimá_lo atropelá_lo envenená_lo bater_lhe rebentar_lhe partir_lhe quebrar_a_cara ' +
      'arrebentar_a_cara dar_um_tiro_nele matar_ele matar_ela estrangulá_lo afogá_lo dar_cabo_dele acabar_com_ele fazer_mal machucar_ele',
    fancy:
      'penso imagino imaginando pensando sonho vontade fantasio medo impulso* pensamentos imagens ideia tentação visualizo',
  },
  affirmed: `
    não|nao|n|num aguento|suporto|consigo|posso|dá|da|guento ..2 mais|mas|parar|deixar|dormir|viver? : não aguento mais vou me matar
    não|nao|n ..1 brinco|brincadeira|zoeira|importa|sei|exagero|paro|só|vejo|há|tem ..1 saída|ninguém? : não é brincadeira vou me matar
    sem brincadeira|zoeira|mentira|dúvida|saída : sem brincadeira vou me matar`,
  idioms: `
    viver|vivo|sobrevivo|funciono sem ..1 café|chá|música|celular|telemóvel|internet|chocolate|açúcar|dormir|google : não vivo sem café
    sangue suor : sangue, suor e lágrimas
    prova|exame|treino|jogo ..3 destruiu|acabou|matou : essa prova me destruiu
    trabalho|emprego|calor|projeto|ritmo ..2 matando|mata ..1 me? : o trabalho está me matando
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
    corda|cordas|cabo ..4 guitarra|violão|violino|escalada|carregador|rato : a corda da guitarra
    sol ..3 queimou|queima|bateu|mata : o sol me queimou
    <child> ..4 caiu|tropeçou|escorregou|queimou_a|queimou_no|torceu|bateu_com : minha filha caiu
    rox*|hematoma*|galo|ferida|arranhão ..4 joelho|canela|cotovelo|treino|futebol|bicicleta|skate|brincando|brincar : um roxo no joelho
    medo ..5 bater_o|voar|entrevista|prova|exame|conduzir|dirigir|público|cachorros|cães|aranhas|altura|alturas|dentista|agulha*|inglês|escuro|reprovar|falhar|avião : medo da entrevista
    sumir|desaparecer ..3 semana|dias|férias|montanha|praia|mapa|bocado : sumir uma semana
    <bear> mais ..2 excel|trabalho|frio|calor|chefe|inglês|curso|barulho|papelada|contabilidade|matemática|programa|vizinhos : não aguento mais o excel
    <tired> ..3 curso|trabalho|chefe|excel|deveres|reuniões|cidade|aluguel|dieta|trânsito|chuva|papelada|procurar|estudar|cozinhar|emprego : farto deste curso
    bebê|bebe|bebé|menino|menina|nenê ..4 acordou|acordado|acordando|acordar : o bebê acordou
    cortei|queimei ..4 dedo|polegar|unhas|forno|frigideira|café|cabelo|sol : cortei o dedo
    largar|deixar tudo ..4 viajar|campo|praia|montanha|morar|mar : largar tudo e morar na praia
    prova|exame|jogo|trânsito|cozinha ..3 massacre|carnificina|chacina : a prova foi um massacre
    papel|folha|cozinha|cebola|barba|lata|jardim|oficina & cortei|corto|cortado : me cortei com papel
    celular|computador|telemóvel|despertador|impressora|tv|casa ..3 pela janela : jogar o celular pela janela
    aos|com # ..4 tentei ..4 vida|matar|suicidar : aos 17 tentei tirar minha vida
    morto|morta|mortos ..3 academia|turno|semana|jornada|trampo|pés|trabalhar|viagem|mudança|plantão|treino : estou morta do treino
    morte ..2 do|da|de ..2 <dear>|tio|tia|sogro|sogra|cachorro|gato|amigo : a morte da minha avó
    funeral|enterro|velório|luto ..4 <dear>|tio|tia|sogro|sogra|cachorro|gato|amigo : o funeral do meu tio
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
  signs: [...PT_SIGNS, ...PT_PLAIN, ...PT_HINTS, ...PT_PEOPLE, ...PT_HOME, ...PT_KIN],
};
