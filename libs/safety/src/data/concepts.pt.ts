import type { Classes } from '../pattern.ts';

export const CONCEPTS_PT: Classes = {
  exit: 'minha_saída única_saída sem_razões ficando_sem_razões razões_para_ficar não_tenho_razões última_saída solução_final sem_motivos acabaram_as_razões motivos_pra_ficar',
  ghost:
    'já_fui já_tivesse_ido já_morri já_morta já_morto como_fantasma morta_viva morto_vivo não_estou_mais_aqui morta_por_dentro morto_por_dentro como_se_eu_já',
  promise: 'prometo prometer garanto certeza',
  alive2: 'viva vivo estar_aqui continuar_aqui estar_viva estar_vivo',
  heights:
    'trem comboio trilhos ponte altura trânsito facas janela rio lago corda varanda telhado metrô viaduto',
  pull: 'um_passo só_pular e_se me_chama me_atrai olho olhando me_jogar me_atirar soltar deixar_cair penso_em',
  ache: 'dói_por_dentro dor_por_dentro tanta_dor dor_insuportável não_aguento_a_dor dói_a_alma dor_na_alma dor_emocional dói_tudo',
  trappedIn:
    'pres* vazi* desesperad* inútil indefes* quebrad* perdid* sozinh* sufocad* envergonhad* abandonad* destruíd*',
  very: 'tão completamente totalmente sempre sinto muito por_dentro estou_tão demais',
  relief2: 'alívio aliviada aliviado feliz tanto_faz sorte',
  illness: 'câncer cancro terminal tumor diagnóstico acidente enfarte atropelado doença infarto',
  leaves:
    'todo_mundo_vai_embora todos_vão_embora todos_me_abandonam todos_me_deixam ninguém_fica não_tenho_ninguém ninguém_com_quem sozinha_no_mundo sozinho_no_mundo todos_vão',
  unresponsive:
    'não_responde não_atende não_reage desligado sumiu não_aparece desaparec* n_responde não_me_responde não_se_mexe',
  clue: 'telhado ponte remédio comprimidos caixas vazias carta bilhete despedida corda faca trilhos penhasco varanda adeus cartelas',
  scald: 'fervendo água_quente água_a_ferver óleo_quente ácido ferro_de_passar cinzeiro chaleira café_quente',
  on: 'me mim nos rosto braço jogou cima atirou',
  late: 'chego_tarde às_cinco não_chego se_chego chegar_atrasada cinco_minutos atrasada atraso a_horas atrasado',
  trouble: 'briga problema castiga castigo bravo grita furioso confusão bate apanho surra discussão porrada',
  keeps: 'guarda tirou tem_meu tem_minha esconde controla fica_com pegou tira',
  own: 'cartão passaporte celular telemóvel chaves salário documentos dinheiro carteira identidade ordenado',
  lap: 'colo pelad* nua tira_minha_roupa tira_a_roupa banho partes_íntimas cócegas nosso_jogo brincadeira_secreta acaricia passa_a_mão tira_a_roupa_dela senta_no',
  grown: 'tio avô padrasto babá treinador professor primo pai vizinho irmão padre homem ele meio_irmão',
  red: 'vejo_tudo_vermelho vejo_vermelho explodo surto perco_o_controle perder_o_controle raiva fúria cego_de perco_a_cabeça',
  distrust:
    'não_confio_em_mim medo_de_mim do_que_posso o_que_posso_fazer o_que_faria machucar_alguém fazer_mal_a perto_dele perto_dela de_mim_mesma de_mim_mesmo confio_em_mim',
  lurk: 'porta_dele porta_dela casa_dele casa_dela fora_da carro_dele carro_dela sigo_ele sei_onde esperando_ele esperando_ela na_frente_da',
  tools: 'taco martelo faca pistola isqueiro gasolina pé_de_cabra machado garrafa pedra fósforos',
  weapons: 'arma faca machado martelo pistola revólver facão espingarda taco gasolina bomba canivete',
  attack:
    'matar mata mato assassin* estrangul* enforc* esfaque* apunhal* atirar sufoc* envenen* bate bateu soca chut* estupr* molest* afog* queim* empurr* degol* espanc* agred* corto_o esgan*',
  victims:
    'me mim nos gente ele ela eles lhe se crianças filhos bebê sogra alguém todos pessoas mulher marido chefe irmão irmã mãe pai minha meu dela dele',
  stairs: 'escada escadas parede varanda chão porta janela mesa',
  pushed: 'empurr* jogou atirou arremessou chutou arrastou derrubou bateu lançou',
  gore: 'sangr* sangue rox* hematoma* cicatrizes lâmina* gilete* corda cadáver garganta pescoço nódoas automutil* concussão',
  heat: 'cigarro* isqueiro ferro_de_passar fósforo vela fogão beata bituca',
  skin: 'braço braços mão mãos pele perna pernas coxa* pulso* pescoço costas barriga corpo',
  waste:
    'desperdício lixo inútil_pra um_erro estorvo fardo fracasso não_valho não_sirvo não_presto um_zero um_nada',
  oneself: 'sou me eu sinto mim',
  improves: 'melhorar melhora melhor mudar muda bem mudará melhorará feliz passar',
  neverword: 'nunca jamais nada não',
  hopelesstail: 'vai irá vou pra_mim isso tudo isto mais',
  picture: 'vejo imagino',
  later: 'ano_que_vem próximo_ano futuro natal amanhã velho velha verão mês_que_vem daqui_a',
  myselfw: 'me mim nos',
  miss: 'falta saudade saudades preciso quero voltei parar parei comecei',
  cutting2: 'me_cortar cortar_me automutil* a_gilete me_machucar me_queimar magoar_me sangrar',
  loud: 'levanto_a_mão levanta_a_mão levanta_a_voz grita aumenta_a_voz bate_a_porta bate_portas ouço_os_passos ouço_a_chave berra altera_a_voz',
  startle: 'se_assusta encolho susto tremo escondo medo paraliso congelo calada calado trem* assusto',
  scary:
    'medo terrível perigoso outra_pessoa monstro agressivo mau violento assustador assusta irreconhecível',
  drink: 'bebe bêbado bebeu bebido álcool cerveja embriagado alcoolizado cachaça copos',
  reads: 'lê apaga bloqueia mexe controla instalou responde esconde quebrou vigia vasculha',
  contacts:
    'mensagens contatos contactos celular amigos conta emails localização ligações whatsapp senha instagram telemóvel',
  wantme:
    'ninguém_mais_ia_me_querer ninguém_mais_vai_me_querer ninguém_acredita_em_mim ninguém_vai_acreditar sem_ele_não_sou sem_ele_eu_não ninguém_mais_me_quer ninguém_mais_ia',
  under:
    'debaixo_da_minha_saia debaixo_da_saia dentro_da_calça nas_minhas_pernas entre_as_pernas por_baixo_da_roupa na_minha_calcinha por_baixo_da_saia minhas_partes',
  hitsus:
    'bate_na_gente nos_bate bate_em_nós bate_na_minha bate_no_meu nos_espanca bate_na_mãe bate_na_mamãe bate_nas_crianças bate_nos_filhos nos_machuca bate_nos',
  hangself:
    'se_enforcar se_matar se_suicidar se_cortar se_corta se_machuca se_mutila corta_se matar_se enforcar_se dar_um_tiro_na se_enforca',
  outofway:
    'não_passo_deste não_passo_desse não_vou_sobreviver não_sobrevivo se_livrar_de_mim vão_se_livrar último_mês último_verão não_vou_incomodar deixo_de_incomodar livres_de_mim não_incomodo_mais',
  living:
    'pra_que_eu_vivo para_que_vivo por_que_eu_vivo pra_que_viver por_que_nasci pra_que_nasci por_que_ainda_vivo pra_que_vivo',
  wokeup: 'não_acordasse nunca_acordar não_acordar não_acordo_mais não_acorde nunca_acordasse',
  exist:
    'exist* viver viva vivo estar_aqui aqui acordar acordo levantar levanto nascer nascido nascesse continuar_aqui estar_viva estar_vivo continuar_viva amanhecer',
  reach:
    'chego chegar chegarei estarei vou_estar verei aguento passo sobrevivo vejo continuo esteja vou_ver duro',
  feast:
    'natal ano_novo inverno verão aniversário 30 40 25 fim_do_ano ano_que_vem próximo_ano páscoa réveillon',
  unsure: 'sei se acho duvido certeza creio',
  owndeath:
    'eu_morrer eu_morresse minha_morte meu_enterro meu_funeral meu_corpo meu_velório minha_campa meu_caixão estiver_morta estiver_morto quando_eu_for eu_tiver_morrido minhas_cinzas estarei_mort* quando_eu_partir',
  place:
    'ponte penhasco trilhos telhado viaduto parapeito varanda precipício plataforma linha_do_trem laje falésia',
  brinks:
    'beira beirada parada parado sentada sentado pular pulo borda em_pé noite olhando baixo estou ponta',
  better: 'melhor fácil favor alívio felizes tranquilos',
  gone: 'não_existisse não_estivesse morresse sumisse não_tivesse_nascido sem_mim desaparecesse eu_morta eu_morto fosse_embora',
  life: 'vida viver',
  toomuch:
    'demais pesada insuportável difícil_demais sem_sentido merda acabou não_é_pra_mim um_inferno dói_demais muito_dura',
  nobody: 'ninguém nenhum',
  loves: 'ama quer precisa importa liga gosta nota procura chama lembra entende pergunta',
  speaker: 'me mim eu minha meu',
  bye: 'despedi despeço despedida adeus despedindo me_despedi despedir',
  everyone: 'todos família amigos sexta noite acaba sempre filhos acabou todo_mundo',
  sleep: 'dormir durmo adormecer descansar',
  forever: 'sempre pra_sempre para_sempre nunca_mais e_pronto e_só eternamente não_acordar',
  doit: 'vou_fazer_hoje faço_hoje antes_de_fazer_isso vou_fazer_isso_hoje pra_mim_chega chega_pra_mim fazer_uma_besteira fazer_uma_loucura acabou_pra_mim já_decidi',
  noend: 'tudo_escuro só_escuridão sem_luz não_vejo_o_fim tudo_preto sem_fim tudo_está_escuro',
  limb: 'braço braços pulso pulsos coxa coxas perna pernas veias pele antebraço',
  wound:
    'corte cortes cortados cortado cortada cortadas sangr* rasgados cicatrizes feridas queimaduras cortei vidro',
  blades: 'gilete lâmina lâminas navalha estilete vidro caco bisturi',
  again: 'de_novo voltei usar outra_vez recaí usei comecei novamente voltando',
  broke:
    'quebrou partiu rebentou fraturou arrebentou deslocou torceu puxou bateu esmagou chutou socou arrancou estourou',
  facepart:
    'nariz costela costelas queixo maxilar dente dentes cabeça braço pulso lábio cara rosto pescoço olho cabelo dedo boca',
  they: 'ele ela marido namorado namorada esposo esposa mãe pai ex companheiro padrasto',
  ofme: 'me meu minha mim meus minhas',
  angryif:
    'fica_bravo fica_brava fica_puto fica_louco fica_agressivo se_irrita irrita_se fica_furioso fica_violento surta fica_com_ciúmes fica_ciumento me_castiga fica_nervoso zanga_se enlouquece',
  if: 'se quando sempre_que toda_vez porque',
  allow: 'deixa permite posso permissão deixam proíbe proibiu proibida',
  private:
    'conta cartão dinheiro celular telemóvel amigas amigos trabalho emprego chaves carro banco família sair roupa estudar internet médico irmã',
  track: 'rastreia segue espia persegue vigia gps aparece rastreador localiza stalkeia',
  where: 'todo_lugar carro celular telemóvel trabalho casa localização mensagens lado onde_vou todo_lado',
  throwsthings:
    'joga_pratos atira_pratos quebra_coisas joga_coisas atira_coisas quebra_tudo quebra_pratos joga_as_coisas parte_tudo joga_cadeiras',
  stepadult: 'padrasto meio_irmão tio pai avô primo professor treinador namorado_da_minha_mãe irmão padre',
  comes: 'entra vem deita sobe entrou veio',
  bed: 'meu_quarto minha_cama o_banho na_minha_cama comigo_na_cama quarto_dela cama_dela meu_banheiro',
  little: 'filho filha criança bebê bebé menino menina neném filhos',
  dose: 'remédio xarope comprimidos medicamento frasco gotas dose água_sanitária detergente pilha maconha lixívia',
  overmuch: 'demais errado errada tudo toda inteiro inteira engoliu comeu bebeu dobro muito',
  notwake:
    'não_acorda n_acorda não_reage não_respira roxo azul desmaiou desmaiado mole inconsciente nao_acorda',
  afraid: 'medo receio pavor pânico assusta',
  willhurt: 'machucar magoar bater sacudir ferir machuque matar bata abanar',
  person: 'filho filha criança bebê bebé alguém mulher marido mãe irmão pessoas ele ela filhos',
  smashing: 'quebrar partir arrebentar rebentar socar esganar estourar destruir',
  target: 'a_cara a_cabeça os_dentes a_boca o_pescoço as_fuças cara_dele cara_dela o_focinho',
  guns: 'arma pistola revólver faca bomba facão espingarda gasolina',
  crowd: 'aula escola todos escritório trabalho igreja rir riem mostrar colégio faculdade turma',
  killall:
    'mato_todo mato_todos eu_mato_hoje mato_esse mato_aquele eu_mato_ele eu_mato_ela vou_matar_todos vou_matar_todo mato_eles levo_todos_comigo mato_a_todos',
};
