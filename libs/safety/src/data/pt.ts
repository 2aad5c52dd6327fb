import type { LanguageTable } from './table.ts';

export const PT: LanguageTable = {
  language: 'pt',
  classes: {
    person:
      'chefe ex marido mulher vizinho vizinhos vizinha todos alguém gente pai mãe irmão irmã professor professora namorado namorada colegas colega padrasto madrasta ele ela outros pessoas família polícia senhorio patrão filho filha sogra tio',
    not: 'nao nunca jamais sem nem nada ninguem n ñ',
    turn: 'eu e mas porque que se quando meu minha ele ela ate quero vou',
    want: 'quero queria vou vontade desejo gostaria penso pensando planejo planeio pretendo decidi prefiro preferia tentar tentei tento preciso ia a_ponto_de estou_prestes_a prestes',
    killself:
      'me_matar matar_me suicidar_me me_suicidar me_enforcar enforcar_me tirar_a_minha_vida tirar_minha_vida acabar_com_a_minha_vida acabar_com_minha_vida pôr_fim_à_minha_vida me_jogar_da me_jogar_do me_jogar_na_frente atirar_me_da atirar_me_do dar_um_tiro_na_cabeça cortar_os_pulsos meu_suicídio pôr_termo_à_vida dar_cabo_de_mim acabar_comigo me_envenenar terminar_com_a_minha_vida matar_me_hoje',
    killother:
      'se_matar matar_se suicidar_se se_suicidar se_enforcar enforcar_se tirar_a_própria_vida tirar_a_vida acabar_com_a_vida acabar_com_a_própria_vida pôr_fim_à_vida cortar_os_pulsos se_jogar',
    someone:
      'padrasto madrasta neto neta bebés miúdo miúda colega_de_casa ele ela amigo amiga irmão irmã mãe pai filho filha marido mulher esposo esposa namorado namorada companheiro companheira vizinho vizinha colega avó avô avo primo prima alguém tio tia aluno aluna ex sobrinho sobrinha bebê bebé menino menina criança rapaz moça marida',
    partner:
      'marido esposo mulher esposa namorado namorada companheiro companheira ex ele ela parceiro parceira noivo noiva',
    parent:
      'babá ama tutor meio_irmão pai mãe padrasto madrasta tio tia avô avó pais papai mamãe papá mamã avo',
    hits: 'deu_um_chute deu_um_pontapé deu_chutes deu_uma_bofetada deu_uma_chapada deu_uma_tareia deu_um_empurrão dá_chutes bate batem bateu bati_ontem batendo espanca espancou espancado espancada agride agrediu esmurra esmurrou esbofeteia esbofeteou chuta chutou empurra empurrou enforca enforcou estrangula estrangulou violenta violentou violou estupra estuprou abusa abusou maltrata maltratou soca socou surra surrou queima queimou dá_porrada dá_murros deu_um_soco deu_um_murro deu_uma_surra deu_um_tapa deu_um_estalo deu_porrada dá_socos dá_tapas deu_pontapés dá_pontapés machuca machucou aperta_o_pescoço agarra_pelo_pescoço bateu_na_cara',
    kid: 'meu_filho nosso_filho minha_filha nossa_filha meus_filhos nossos_filhos os_filhos minha_criança meu_bebê meu_bebé nosso_bebê o_bebê o_bebé as_crianças a_criança seus_filhos os_filhos_dele os_filhos_dela seu_filho sua_filha meu_irmãozinho minha_irmãzinha meu_irmão minha_irmã meu_sobrinho minha_sobrinha meu_neto minha_neta uma_criança um_menino uma_menina o_menino a_menina meus_miúdos os_miúdos o_miúdo a_miúda filho_dele filha_dele nos_filhos no_filho na_filha no_bebê no_bebé nas_crianças no_menino na_menina na_criança nos_miúdos minhas_crianças minhas_filhas meu_enteado minha_enteada',
    took: 'engolir_agora acabei_de_engolir acabou_de_engolir  tomei tomou tomado tomo_agora engoli engoliu engolido bebi bebeu bebido ingeri ingeriu comi comeu tomaram emborquei mandei_para_dentro tomar_agora acabei_de_tomar acabou_de_tomar tomara ingerido',
    many: 'toda todas todos todo tudo inteira inteiro caixa caixas cartela cartelas frasco frascos monte montão mão_cheia punhado muitos muitas demais demasiados demasiadas vinte trinta quarenta cinquenta sessenta cem quinze doze dezena dezenas #10 pacote pacotes embalagem vidro vidros lamela lamelas carteira excesso pote',
    drug: 'comprimido comprimidos remédio remédios ~remedios pílula pílulas pastilha pastilhas ~paracetamol ~paracetamois ~ibuprofeno ~ibuprofenos aspirina aspirinas dipirona ~medicamento ~medicamentos medicação ~antidepressivos ~antidepressivo calmante calmantes ~tranquilizantes rivotril ~clonazepam ~diazepam ~lorazepam xanax valium victan lexotan ~soníferos ~analgésicos tramadol opioides morfina metadona insulina lítio ~sertralina ~fluoxetina zolpidem tylenol benuron cápsulas sedativos ansiolíticos novalgina alprazolam brufen',
    alcohol: 'álcool beber vodka whisky uísque vinho cerveja cachaça pinga gin bebida bebo bagaço',
    benzo:
      'rivotril clonazepam diazepam lorazepam xanax valium alprazolam victan lexotan benzo* zolpidem tramadol heroína metadona opioides codeína pregabalina lyrica calmantes ansiolíticos morfina bromazepam',
    stopped:
      'parei parar paro parado deixei deixar larguei largar sem desintox* desmame abstinência sóbrio ressaca_moral cortei_o suspendi interrompi abandonei deixo',
    med: '~antidepressivos ~antidepressivo remédio remédios ~remedios medicação ~medicamento ~medicamentos comprimidos comprimido lítio insulina ~sertralina ~fluoxetina ~quetiapina ~olanzapina ritalina ~anticoagulantes ~anticoagulante tensão pressão cortisona corticoide* betabloqueador* ~venlafaxina ~escitalopram tratamento pílula antipsicótic* estatina* rivotril puran carbolitium levotiroxina losartana varfarina',
    change:
      'parar paro deixar pular reduzir diminuir cortar mudar suspender tirar aumentar dobrar duplicar interromper metade não_tomar largar trocar baixar',
    ask: 'posso quero vou como pode penso pensando devo deveria poderia perigoso risco seguro decidi dá_para tem_problema faz_mal sozinho sozinha por_conta_própria pretendo gostaria é_mau',
    sym: 'trem* convuls* alucin* aranhas bichos insetos vejo_coisas ouço_vozes delírio delirium confus* suores suando suo ataque_epilético baratas formigas ratos',
  },
  affirmed: `
    não|nao|n|ñ|nem ..1 aguento|consigo|acorda|acordam|respira|para|paro|sei|brinco|minto|só|estou_a_brincar|tenho|vejo|há|vale|deixa|me_deixa|responde|reage|sinto|aguenta|como|posso|suporto|faz_sentido|adianta
    sem vontade|saída|parar|insulina|comer|forças|ar|esperança|dormir
    já não
    não é_mais
    nada mais`,
  idioms: `
    cortei|corto ..2 dedo|dedos
    mata|matam|matando|matar|matou ..1 o_tempo|saudade|saudades|tempo|fome|aula|aulas|dois|a_sede
    está|estão|tá|anda a? matar|matando me? ..1 !agora
    está|estão a matar me
    me mata|matam quando|o|os|a|as|se_souber|se_vir|se_eu_chegar|se_eu_me|se_não
    matava|mataria ..1 por
    mato me|se de|a_trabalhar
    me_mato|mato_me de|a|para|estudando|trabalhando
    morro|morrer|morri|morrendo|morta|morto|morria|morre ..1 de|do ..1 fome|sede|sono|rir|vergonha|frio|calor|cansaço|tédio|medo|inveja|saudade|saudades|vontade|curiosidade|amores|ansiedade|susto|ciúmes|ciume
    morta|morto|morrer|morrendo|morri|morro de
    prefiro|preferia morrer a|do_que
    bate|bateu|batia ..2 saudade|coração|papo|porta|recorde|meta|palmas|fome|vontade|preguiça|sono|sol|asas|ponto|certo
    bati|bater|bate a|o ..1 porta|carro|meta|recorde|ponto|papo|pé|bolo|claras
    overdose de café|açúcar|chocolate|netflix|séries|sol|cafeína|doces
    cortei|corto|cortar|cortou|cortando ..2 cabelo|unhas|franja|gastos|custos|pão|cebola|grama|relva|despesas|laços|caminho|barba|legumes
    cortei|corto|cortar ..4 barba|cozinh*|acidente|barbear|descascar
    # mg|ml|gramas
    infarto|enfarte quando|ao_ver
    quase ..2 infarto|enfarte|enfartei|infartei`,
  settled: `
    há|ha|faz ..3 anos|ano|décadas|decadas
    anos|ano atrás|depois|antes
    antes|antigamente|outrora eu|me|nós|bebia|tomava
    em|quando ..1 pequeno|pequena|criança|jovem|adolescente|miúdo|miúda
    quando ..2 era|tinha|éramos|andava
    na|no|em ..1 minha|meu ..1 infância|juventude|adolescência|romance|livro|roteiro|conto|guião
    em #year
    na_época|naquela_época|naquele tempo?
    já não ..1 faço|me|o|corto
    sobreviv*|superei|ultrapassei
    se suicidou|matou|enforcou
    suicidou|matou|enforcou se
    morreu|morreram|faleceu|morte ..4 overdose|suicídio
    suicídio|overdose ..4 luto|prevenção|anos|tese|palestra|esquadrão
    perdi|perdemos|luto ..6 suicídio|overdose|suicidou
    no|na|num|para|de|leio|lendo|escrevo|vendo|vi|ler|um|uma|o|a|meu|do|sobre ..2 romance|livro|filme|série|novela|capítulo|podcast|conto|roteiro|guião|música|documentário|videojogo|artigo|notícia|personagem|protagonista|poema|episódio|peça|thriller
    capítulo|cena|episódio|temporada|nível #
    curso|seminário|palestra|tese|voluntári*|formação ..3 sobre|contra|de_prevenção
    sou|como|trabalho|era ..4 enfermeira|enfermeiro|médica|médico|paramédico|psicóloga|psicólogo|terapeuta|professora|professor|assistente_social|polícia|bombeiro|abrigo|parteira|urgências|socorrista
    paciente|pacientes|utentes
    sinais|estatísticas|sintomas|efeitos|vítimas de
    karaté|karatê|judô|judo|boxe|minecraft|fortnite|xadrez
    dizia|disse|regra|diz ..4 nunca
    nunca misture|misturar|mistures
    sonhei|pesadelo|sonho ..1 que|em_que
    século passado`,
  now: `
    pulsos|pulso|veias|a_ponto|prestes_a
    amanhã|bêbado|bêbada|casa_do_meu_ex|acabou_de
    agora|hoje|esta_noite|hoje_à_noite|neste_momento|já|há_uma_hora|há_meia_hora|acabei_de|acabou_de|nesse_momento|esta_tarde|hoje_de_manhã|prestes|de_madrugada
    na|no|em_cima_da|em_cima_do ponte|telhado|parapeito|trilhos|varanda|terraço|linha|sacada
    atrás|fora|do_lado_de_fora|à ..1 da ..1 porta
    sangr*|sangue
    faca|pistola|arma|corda|comprimidos|remédios|lâmina|espingarda|machado|revólver|navalha
    estrangul*|enforc*|pescoço|garganta|sufoc*
    escondid*|trancad*|fechada_no
    está|estão|tá ..1 me? ..1 batendo|espancando|a_bater|agredindo|a_espancar`,
  alone: [
    {
      kind: 'suicide',
      rows: `
        como|formas_de|maneiras_de|métodos_de|quero|ajuda|pensamentos_de|ideias_de|sem_dor|métodos|o? ~suicídio|suicida|suicidar|me_suicidar|se_suicidar|suicidar_me|me_matar|se_matar|matar_me|morrer|me_enforcar|tirar_a_vida sem_dor|métodos|ajuda|rápido|sem_sofrer? + suicídio + como me matar
        quero morrer + quero morrer
        não quero mais? viver mais? + não quero viver`,
    },
    {
      kind: 'self-harm',
      rows: `automutilação|autolesão|me_cortar|cortar_me|me_automutilar|autoagressão|automutilar_se ajuda? + automutilação`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        uma? ~overdose|sobredose|superdosagem de? remédios|comprimidos|ajuda|paracetamol|sintomas|medicamentos|rivotril? + overdose
        tomei muitos|demasiados|remédio|remédios comprimidos|remédios|demais + tomei muitos comprimidos`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        violência|agressão doméstica|familiar|conjugal|em_casa|no_namoro|de_gênero ajuda? + violência doméstica
        meu? marido|namorado|companheiro me? bate|agride|espanca|estupra me? + marido me bate
        estupro|estuprada|fui_estuprada|fui_violada|violação ajuda? + fui estuprada`,
    },
    {
      kind: 'child',
      rows: `abuso|maus_tratos|violência infantil|sexual_infantil|infantis|a_crianças|contra_crianças ajuda? + abuso infantil`,
    },
  ],
  signs: [
    {
      kind: 'suicide',
      rows: `
        pronta|pronto para|pra ..1 morrer|partir_para_sempre|acabar_com_tudo + pronta para morrer - pronta para partir
        não|nao ..1 vejo|encontro|acho ..3 sentido|motivo|razão ..3 viver|vida ..1 !na_cidade + não vejo sentido em viver - não vejo sentido em vir
        morrer|me_matar|se_matar|morte|suicídio|suicidar ..3 sem ..1 dor|sofrer|sofrimento + há uma forma de morrer sem dor - correr sem dor
        hoje|agora|amanhã|esta_noite ..1 eu? ..1 me enforco|mato|suicido|atiro|jogo_da ..1 !de|a + hoje eu me enforco - hoje me mudo
        <want> ..3 morrer|estar_morta|estar_morto|deixar_de_existir|não_existir|sumir_para_sempre|desaparecer_para_sempre|não_acordar|nunca_mais_acordar|deixar_de_viver ..1 !de|em|feliz|velho|velha|antes|a_trabalhar|no|na + quero morrer + tenho vontade de morrer - quero morrer de vergonha
        não|nao|nem|n|ñ ..1 quero|queria|consigo|aguento|desejo ..2 viver|existir|estar_viva|estar_vivo|acordar_mais|continuar_viva|continuar_vivo|continuar_a_viver ..1 !em|com|aqui|aí|assim|na|no|nesta|neste|sem|longe|a|de|sozinha|juntos|mais_em|mais_nesta|mais_com + não quero mais viver - não quero mais viver nesta cidade
        <killself> ..1 !de_rir|a_trabalhar|a_estudar|de|se + quero me matar + penso em como me suicidar - quero me mudar
        vou|irei ..2 me ..1 matar|suicidar|enforcar|jogar_da|jogar_do|jogar_na_frente ..1 !de|a|no + vou me matar hoje à noite - vou me mudar
        me mato|suicido|enforco ..2 !de|a|estudando|para + hoje me mato - me mato de estudar
        queria|gostaria|preferia|quem_me_dera|oxalá|melhor ..3 morta|morto|nunca_ter_nascido|não_ter_nascido|morresse|ter_morrido|morrer ..1 !de|a + queria estar morta - queria estar lá
        pensamentos|ideias|penso|pensando|pensado|ideia|tentativa|planejo ..4 suicidas|suicídio|suicidas|me_suicidar|suicidar_me|suicida|em_morrer ..1 !filme + tenho pensamentos de suicídio - ideias para o jantar
        não|nao|nenhum|nenhuma|sem ..3 razão|razões|motivo|motivos|sentido|vontade ..2 viver|continuar_viva + não tenho motivo para viver - não tenho motivo para viajar
        vida ..4 não ..2 sentido|vale ..2 nada|mais|pena|viver? ..1 !cara + a minha vida não faz mais sentido - a vida na vila não é cara
        cansad*|fart*|chega ..1 de viver|desta_vida_quero_morrer|existir|estar_viva|estar_vivo ..1 !em|com|aqui|assim|na|no|nesta|sozinha|de + estou cansada de viver - cansada de viver com os meus pais
        dormir|adormecer ..4 não|nunca ..2 acordar + quero dormir e nunca mais acordar - dormir bem
        cartas|carta|bilhete|mensagem ..2 despedida|adeus|suicídio ..1 !do_trabalho|aos_colegas + já escrevi as cartas de despedida - carta de apresentação
        <drug> ..4 juntei|guardados|guardei|acumul*|prontos|preparados|à_minha_frente|na_mão ..1 !na_gaveta|da_avó + os comprimidos prontos à minha frente - os comprimidos do cão
        juntei|juntando|acumul*|guardei|estoquei|juntar ..3 <drug> ..1 !na|para|da|no + juntei os comprimidos - juntei dinheiro
        corda ..4 pronta|preparada|pescoço|viga|comprei|comprada|amarrada|teto|árvore|hoje + a corda está pronta - a corda de saltar
        pular|pulo|saltar|salto|me_jogar|me_jogo|atirar_me|atiro_me|jogar_me ..4 ponte|telhado|janela|trem|comboio|varanda|trilhos|metrô|metro|prédio|andar|penhasco|viaduto|linha ..1 !livro|computador & vou|quero|me|vontade|penso|prestes|hoje + vou pular da ponte - pulei do sofá
        ponte|telhado|parapeito|trilhos|varanda|viaduto|terraço & pular|pulo|saltar|me_jogar|atirar_me|acabar|salto|jogo + estou na ponte e vou pular - a ponte da vila
        bater|jogar|enfiar ..2 carro ..3 árvore|muro|poste|caminhão|parede & vou|quero|vontade + quero jogar o carro contra um muro - o carro
        cortei|cortar|corto|abri|abrir|rasguei ..2 pulsos|pulso|veias|a_garganta + cortei os pulsos - cortei o pão
        pistola|arma|revólver|espingarda & cabeça|boca|têmpora|acabar|puxar ..1 !chefe + tenho a arma na cabeça - arma de água
        tentei|tentado|tento|tentar ..3 me_matar|matar_me|me_suicidar|suicidar_me|tirar_a_minha|suicídio|me_enforcar + ontem tentei me matar - tentei ligar
        <someone> ..5 quer|queria|diz|disse|ameaça|ameaçou|vai|pensa|fala|tenta|tentou|escreveu|planeja ..5 <killother>|morrer|suicídio|não_quer_viver ..1 !de|o|a|em + minha amiga diz que quer se matar - meu irmão diz que morre de rir
        <someone> ..3 não|nao ..1 quer ..2 viver ..1 !em|com|aqui|assim|na|no|connosco|mais_com|mais_aqui + meu filho não quer mais viver - meu filho não quer viver com a gente
        quando ..2 lerem|leres|ler|você_ler|encontrarem ..3 isto|isso|esta|carta|mensagem ..4 morta|morto|já|estarei|não_estarei|partido + quando lerem isto estarei morta - quando leres isto liga
        hoje|esta_noite|hoje_à_noite|amanhã ..4 acaba_tudo|é_o_fim|acabo_com_tudo|é_esta_noite|faço_isso|último_dia|última_noite|tudo_acaba & corda|cartas|comprimidos|vida|viver|morrer|ponte|tudo|despedida ..1 !curso + a corda está pronta, hoje acaba tudo - hoje acaba o curso
        é esta|hoje noite|à_noite? & despedida|comprimidos|cartas|corda + cartas de despedida e comprimidos, é esta noite - é esta noite o jogo
        acabar|terminar|acabo com ..1 minha_vida|tudo|meu_sofrimento|a_minha_vida ..1 !isso|o|este & quero|vou|vontade|decidi|hoje|vida + quero acabar com tudo - quero acabar com essa fase`,
    },
    {
      kind: 'self-harm',
      rows: `
        parar|paro|deixar ..1 de ..1 me ..1 cortar|machucar|mutilar|ferir ..1 !o|as + não consigo parar de me cortar - não consigo parar de rir
        me ..1 cortei|corto ..2 de_novo|hoje|ontem|outra_vez|novamente|braços ..1 !o_cabelo + me cortei de novo hoje - me cortei o cabelo
        lâmina|gilete|faca|navalha|tesoura|estilete ..4 pulso|pulsos|braço|braços|pele|veias|pernas + estou com a lâmina no pulso - a lâmina do piso
        estou|tô|ando|continuo ..1 me|a ..1 cortando|cortar|mutilando|machucando|queimando ..2 !o_cabelo|unhas|gastos|custos|despesas|pão + estou me cortando de novo - estou me cortando o cabelo
        cortei|corto|cortando|cortar|queimei|queimo|arranho|rasguei|corto_me ..3 braço|braços|pulso|pulsos|perna|pernas|coxas|pele|coxa ..3 !forno|sol|cozinh*|ferro|roupa|frango|bicicleta + ontem à noite cortei os braços - queimei o braço no forno
        me corto|cortei|corte|firo|machuco|queimo|arranho ..4 quando|propósito|para_sentir|com|toda|de_novo|sozinha|escondido|outra_vez|cada|mesma|mesmo ..1 !o_cabelo|barba + me corto para sentir alguma coisa - me corto fazendo a barba
        corto|magoo|firo|machuco|queimo me ..3 quando|propósito|para_sentir|com|de_novo|outra_vez|cada|própria? + corto-me para sentir algo - corto o cabelo
        eu ..1 me machuco|firo|corto ..2 de_propósito? ..1 !no|na|fazendo + eu me machuco de propósito - eu me machuco no futebol
        machucar|magoar|ferir|mal & me|mim & propósito|vontade|quero|mesma|mesmo|preciso|impulso|mim_mesma|mim_mesmo + vontade de me machucar - o sapato me vai machucar
        automutil*|autolesão|autolesões|autoagressão & me|eu|minha|filha|filho|voltei|tenho|amiga|de_novo|recaí ..1 !palestra + voltei à automutilação - palestra sobre automutilação
        voltei|comecei|continuo|preciso|vontade|quero|recomecei|recaí|voltar ..3 me_cortar|cortar_me|me_queimar|queimar_me|me_ferir|me_arranhar|me_mutilar ..1 !o_cabelo|as_unhas + voltei a me cortar - voltei a me cortar o cabelo
        me|apago|queimo ..2 queimo|queimei|apago ..3 cigarro|cigarros|isqueiro + me queimo com cigarro - me deu um cigarro
        <someone> ..3 se ..1 corta|mutila|automutila|machuca|queima|fere ..3 braços|propósito|pulsos|pernas|coxas|escondido|mesma? ..1 !o|cabelo|um_dedo|no|na + minha filha se corta - minha filha se corta o cabelo
        <someone> ..2 corta|mutila|automutila|magoa se ..2 !o_cabelo + minha filha corta-se - minha filha casa-se`,
    },
    {
      kind: 'self-harm',
      urgent: true,
      rows: `
        cort*|pulso*|veias|ferida && para|paro|muito|estanca|parar|todo ..2 sangr*|sangue? & sangr*|sangue + cortei os pulsos e não para de sangrar - não para de chover
        sangu* ..3 todo|muito|toda|tudo & cort*|pulsos + cortei os pulsos e tem sangue por todo lado - sanguessuga
        cortei ..1 muito|demasiado|fundo fundo|profundo|demais + cortei muito fundo - muito fundo o mar`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        <took> ..3 demais|alguma_coisa|algo|demasiado && respira|acorda|desmai*|inconsciente|reage|roxo|azul + meu amigo tomou demais e respira mal - tomei demais sol
        bebê|bebé|filho|filha|criança|menino|menina|neto|neta|anos|miúdo|miúda ..6 comeu|engoliu|bebeu|ingeriu|tomou|lambeu ..5 <drug>|pilha|bateria|ímã|ímãs|íman|cigarro|nicotina + meu filho de 3 anos comeu os meus remédios da pressão + o bebê engoliu uma pilha - meu filho comeu a sopa
        responde|reage|acorda|respira && não|nao && caixas|caixa|cartelas|comprimidos|seringa|droga|garrafa|frasco|remédio ..3 vazias|vazia|vazio|vazios|ao_lado|lado|comprimidos? ..1 !e_mails + não responde, tem caixas de remédio vazias ao lado - não responde e-mails
        vou|quero|prestes ..2 tomar|engolir ..2 todos|todas|tudo|caixa & <drug> + tenho os comprimidos na frente e vou tomar todos - vou tomar todos os cuidados
        acabei|acabou de engolir|tomar|ingerir ..4 <many> ..4 <drug> + acabei de engolir uma cartela inteira de paracetamol - acabei de tomar café
        <took> ..6 <many> ..5 <drug> ..2 !na_farmácia|de_férias + tomei a caixa inteira de comprimidos - tomei meus comprimidos
        <took> & <many> ..4 <drug> ..2 !na_farmácia + uns trinta paracetamol tomei - trinta pessoas
        <took> ..3 <drug> ..2 demais|a_mais|demasiado|todos + tomei remédio demais - tomei remédio
        <drug> ..5 todos|todas|demais & <took> + os comprimidos, tomei todos, todos tomei - os comprimidos do cão
        overdose|sobredose|superdosagem & tive|tomei|fiz|<drug>|heroína|droga|agora|teve|está|acho|sofreu ..1 !café + tive uma overdose de remédios - overdose de café
        <took> ..3 tudo ..5 armário_dos_remédios|armário_de_remédios|caixa_de_remédios|armário_dos_medicamentos|farmácia_de_casa + ela tomou tudo o que havia no armário dos remédios, tomou tudo do armário dos remédios - tudo bem
        água_sanitária|lixívia|anticongelante|veneno|chumbinho|detergente|amoníaco|desentupidor|soda_cáustica|solvente|pilha|pilhas|bateria|ácido|acetona|gasolina|desinfetante|raticida|pesticida|inseticida|cândida|limpador|diluente|agrotóxico & <took>|bebe|lambeu + meu filho bebeu água sanitária - comprei água sanitária
        misturei|misturou|tomei|tomou ..3 <many> ..3 <drug> ..3 com|e ..3 <alcohol> + misturei 20 rivotril com vodka - vodka com limão
        heroína|fentanil|cocaína|coca|quetamina|ghb|mdma|ecstasy|droga|drogas|crack|bala & lábios|acorda|desmaiado|inconsciente|respira|roxos|azuis|responde|reage + meu namorado injetou heroína e está com os lábios roxos - lábios vermelhos
        <drug> && <took> && acorda|acordar|acordá|desmaiad*|inconsciente|responde|morrer|me_matar|suicid*|com_sono|adormecer|tonta|tonto|vai_acontecer|respira + ela tomou comprimidos e não acorda - tomei o comprimido de segunda
        <many> ..4 <drug> && não|nao ..1 acorda|responde|respira|reage + um monte de comprimidos e não acorda - um monte de roupa`,
      unless: `
        receita|receitad*|prescrit*
        todo|todos|cada dia|dias|manhã|manhãs
        farmácia`,
    },
    {
      kind: 'medical-emergency',
      urgent: true,
      rows: `
        avó|avô|mãe|pai|marido|mulher|filho|filha|ele|ela|bebê|bebé|amigo|amiga ..4 desmaiou|caiu|desfaleceu|colapsou ..4 não|nao|sem ..1 respira|responde|acorda|reage|respirar + a avó desmaiou e não respira - ela caiu e não chorou
        não|nao ..2 consigo|conseguimos|dá ..2 acordar|acordá|acordá_la|acordá_lo|reanim* ..1 !cedo + não consigo acordar a minha mãe - não consigo acordar cedo
        <someone> ..5 não|nao acorda|reage ..1 !cedo|antes|sem|para|a_tempo + meu marido não acorda - meu filho não acorda cedo
        desmaiad*|inconsciente|desacordad*|sem_sentidos|não_respira|não_reage|parou_de_respirar|desfalecid* & está|meu|minha|ele|ela|mãe|pai|marido|mulher|bebê|bebé|amigo|chão|filho|filha|tá ..1 !coletivo|corticoide + ela está inconsciente - o inconsciente coletivo
        lábios ..2 azuis|roxos + está com os lábios roxos - lábios pintados
        engasg*|asfixi*|sufocando ..2 !dívidas|trabalho & bebê|bebé|filho|filha|respira|menino|criança|ar + meu bebê engasgou e está roxo - sufocada em dívidas
        garganta ..3 fechando|fechar|inchada|inchando|fecha & respir*|alerg*|vespa|abelha|nozes|ar|amendoim + a garganta está fechando e mal respiro - dor de garganta
        sem|não|nao|acabou|falta|perdi|fiquei ..4 insulina ..1 !resistência + fiquei sem insulina - resistência à insulina
        insulina ..4 acabou|terminou|esgotou|partiu|roubaram|parei|perdi|acabada + a minha insulina acabou - a insulina foi descoberta
        prednisona|cortisona|corticoide|corticoides|prednisolona|hidrocortisona|corticóide|corticóides && desmai*|desfaleci|desmaio|colaps*|vomit*|tonta|tonto|tontura|tonturas|caí|apaguei && parei|parar|suspendi|sem|esqueci|deixei|larguei|interrompi + parei a prednisona e hoje desmaiei - creme de cortisona`,
      unless: `
        gato|cão|cachorro|escola|despertador`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        me ..1 bateu|acertou|atacou|agrediu ..1 com ..2 garrafa|pau|cinto|cabo|soco|martelo|panela|cadeira|sapato|copo|taco|fio + ela me bateu com uma garrafa - me acertou com a bola
        forçada|forçado|obrigada_a|forçou ..3 sexo|relação|relações|transar + fui forçada a fazer sexo - forçada a rir
        <partner> ..3 é|fica|está violento|violenta|agressivo|agressiva ..2 comigo|connosco|com_a_gente|com_as_crianças + minha mulher é violenta comigo - o mar é violento
        <partner> ..4 me ..2 <hits>|puxa_o_cabelo|puxa_pelos_cabelos|cospe|quebrou_o_braço|quebrou_o_nariz|deixou_um_olho_roxo|joga_coisas|morde|ameaça_de_morte ..1 !no_xadrez|a_pedir|a_estudar|para_frente|nas_cartas|um_sorriso|a_candidatar|a_procurar|para_a_frente|para + meu marido me bate - ela me bate no xadrez
        <partner> ..4 bate|batem|bateu|espanca|espancou|agride|agrediu|empurra|empurrou|estrangula|pontapeia|esbofeteou|maltrata|viola me + a minha namorada bate-me quando bebe - o sol bate-me na janela
        me|mim ..2 empurrou|empurra|jogou|atirou|arrastou|arremessou ..3 escada|escadas|parede|chão|porta|mesa|cama + ele me empurrou da escada - me empurrou a candidatar
        empurrou|atirou|jogou|arrastou me ..3 escada|escadas|parede|chão|porta|mesa + empurrou-me pelas escadas - atirou-me a bola
        <partner> ..5 ameaça|ameaçou|ameaça_me|diz|disse|jura|promete ..5 me_matar|matar_me|me_bater|bater_me|me_mata|me_espancar|fazer_mal|me_queimar|tirar_os_filhos|dar_um_tiro|acabar_comigo ..1 !de_rir + meu parceiro ameaça me matar se eu for embora - meu parceiro ameaça cozinhar
        me ..1 mata|bate|espanca ..1 se eu ..2 for|sair|denunciar|contar|deixar|largar|falar|separar + ele me mata se eu sair - ele me mata se souber o preço
        medo|pavor ..6 me|ele mate|bata|matar|bater|mata|machuque|espanque ..1 !o_preço & ele|ela|marido|namorado|ex|companheiro|me + tenho medo que ele me mate - tenho medo que chova
        obriga|obrigou|força|forçou|forçada|obrigada_a_ter ..5 sexo|relações|cama|transar|relação|deitar + meu marido me obriga a fazer sexo - me obriga a comer
        me|fui estuprou|violou|violentou|estuprada|violada|violentada|abusada|espancada|abusou ..1 !contrato + fui estuprada - fui avisada
        violou|estuprou|violentou me + violou-me ontem - enviou-me ontem
        não|nao ..1 me? ..1 deixa ..1 me? ..1 sair|ver|falar|ir ..3 casa|família|amigas|ninguém|rua|sozinha ..1 !cedo + não me deixa sair de casa - o chefe não me deixa sair cedo
        me ..1 tranca|trancou|fecha|prende|prendeu ..3 casa|quarto|banheiro|chave|porão|dentro + ele me tranca no quarto - me tranco no quarto para estudar
        marido|namorado|companheiro|mulher|namorada|ele|parceiro ..3 é|fica|torna|está ..2 violento|violenta|agressivo_e|agressor|abusivo + meu marido fica violento - meu marido fica cansado
        marido|namorado|companheiro|vizinho|pai|padrasto|ele|cunhado ..3 bate|bateu|espanca|agride|maltrata|espancou|estupra|batendo|a_bater ..2 na? ..1 mulher|minha_mãe|mãe|minha_irmã|esposa|minha_filha|namorada|mulher_dele|minha_amiga ..1 !no_xadrez + o vizinho bate na mulher - o pai bate na porta da mãe
        bati|esbofeteei|empurrei|espanquei|estrangulei|agredi ..1 na|no|a|o|em ..1 minha|meu ..1 mulher|marido|namorada|namorado|esposa|companheira|companheiro + ontem bati na minha mulher - bati na porta da minha mulher
        hematomas|nódoas_negras|olho_roxo|roxos|marcas ..6 marido|namorado|companheiro|ele ..1 !futebol + tenho hematomas por causa do meu marido - hematomas do futebol`,
      unless: `
        xadrez|cartas|tênis|ténis|karatê|bola|kkk|brincadeira|jogo|jogando|padel|romance`,
    },
    {
      kind: 'violence-at-home',
      urgent: true,
      rows: `
        me|nos ..1 vai|quer|mata ..1 matar? ..5 socorro|ajuda|polícia|por_favor|agora|faca|arma|ajudem ..1 !de_rir + ele vai me matar socorro - ele me mata de rir
        vai|quer me|nos ..1 matar ..5 socorro|ajuda|polícia|por_favor|agora|faca|arma|ajudem + ele vai me matar por favor ajuda - vai me ligar por favor
        arma|faca|pistola ..8 nos|me ..1 matar ..1 !saudade & ele|tem|marido|ex|pai|companheiro + ele tem uma arma e vai nos matar - arma o móvel
        arrombando|arrombou|arrombar|quebrando|derrubando|chutando|a_arrombar ..1 a porta & ele|marido|namorado|ex|companheiro|bat*|medo|me|pai + ele acabou de me bater e está arrombando a porta - chutando a porta do sucesso
        bêbado|bêbada|bebeu|bêbedo ..8 bate|batendo|a_bater|espanca|grita_e|quebra ..2 na_mãe|mãe|minha_mãe|em_todos|em_nós|em_mim|tudo|irmã|irmão? & bate|batendo|bater|espanca + o pai está bêbado e bate na mãe - bêbado de alegria
        acabou|acaba de me ..1 bater|empurrar|agredir|enforcar|dar_um_soco|espancar + ele acabou de me bater - acabou de me ligar
        estrangul*|enforcou|enforcar|sufocar|sufocou|esganar|esganou ..3 !gravata|dívidas & me|marido|namorado|ele|ela|ex|tentou|companheiro|pescoço + tentou me estrangular há uma hora - a gravata sufoca
        me|mãos|apertou|agarrou|segurou ..2 apertou|agarrou|segurou|me|colocou|pôs|no ..3 pescoço|garganta|gargalo & ele|marido|namorado|me|ex|companheiro|ela + ele me agarrou pelo pescoço - dor no pescoço
        <partner> ..3 tem|com|pegou|segura|está_com|puxou|trouxe ..2 faca|arma|pistola|machado|martelo|revólver|facão|navalha & porta|me|medo|ameaç*|escond*|crianças|fora|matar|atrás|nos + ele tem uma faca e está atrás da porta - ele tem uma faca nova
        escondid*|trancad*|tranquei|fechei|escondi ..4 banheiro|casa_de_banho|armário|quarto|carro|porão & marido|namorado|ele|ex|pai|companheiro|padrasto ..1 !presente + estou escondida no banheiro do meu marido - o presente escondido no armário
        marido|namorado|ele|ex|companheiro ..3 quer|tenta|está|vai ..3 me_matar|matar_me|arrombar_a_porta|arrombando_a_porta|a_arrombar|nos_matar|quebrando_a_porta|matar_nos + meu ex está arrombando a porta - meu ex está pintando a porta
        está|tá|estão ..1 me ..1 batendo|espancando|chutando|estrangulando|agredindo|enforcando + meu marido está me batendo agora - está me chamando agora
        está|estão a bater|espancar|agredir|estrangular me|nos + o meu marido está a bater-me - está a chamar-me`,
      unless: `
        xadrez|jogo|cartas|coleção|kkk`,
    },
    {
      kind: 'child',
      rows: `
        treinador|professor|tio|avô|padrasto|padre|irmão|primo|vizinho|pai|pastor ..2 me tocou|apalpou ..5 vestiário|balneário|banho|carro|cama|noite|coxas|seios|quarto|sala|íntimas + meu treinador me tocou no vestiário - o livro do professor me tocou
        filha|filho|irmã|irmão|sobrinha|sobrinho|menina|menino|neta|amiga ..2 diz|disse|contou|conta ..4 avô|tio|padrasto|professor|pai|treinador|vizinho|primo ..1 toca|bate|mexe|abusa|machuca|a_toca|lhe_bate ..1 nela|nele|dela|dele|ela|ele? ..1 !guitarra + minha filha diz que o avô toca nela - minha filha diz que o avô vem
        abusa|abusou|abusava_ontem de mim ..1 & padrasto|pai|tio|avô|irmão|professor|primo|vizinho|padre|treinador|ele + meu padrasto abusa de mim - abusa de café
        babá|ama|professora|educadora ..2 bate|sacode|maltrata|espanca ..2 <kid>|filho|filha + a babá bate no meu filho - a babá cuida do meu filho
        tio|padrasto|avô|professor|treinador|padre|pai|pastor ..2 me toca ..1 !o_coração|muito|no_ombro + meu tio me toca - a história do tio
        <someone>|vizinhos|pais ..3 maltrata|maltratam|bate|batem|espanca|sacode|negligencia|agride ..1 nos|no|na|os|o|a|nas ..2 filhos|filho|filha|crianças|criança|bebê|bebé|miúdos ..1 !no_xadrez + acho que minha irmã maltrata os filhos - minha irmã leva os filhos
        <parent> ..3 me ..2 <hits>|dá_cintada|deu_cintada|dá_chineladas|tranca|castiga_com ..1 !no_xadrez|um_sorriso|nas_cartas + meu pai me bate com o cinto - meu pai me bate no xadrez
        <parent> ..3 bate|batem|bateu|espanca|agride|maltrata|chicoteia me + o pai bate-me com o cinto - o vento bate-me
        <parent>|irmão|professor|treinador|padre|vizinho|primo|ele|babá|explicador ..4 me ..2 toca|tocou|apalpa|apalpou|acaricia|passa_a_mão|estupra|estuprou|abusa|abusou|viola|alisa ..4 noite|cama|quarto|partes|íntimas|ali|embaixo|corpo|pernas|estupra|abusa|apalpa|quero|baixo|passa_a_mão|estuprou|sexualmente + meu padrasto me toca à noite - este livro me toca
        <parent>|irmão|professor|treinador|padre|vizinho|primo|ele ..3 toca|tocou|apalpa|apalpou|viola|violou me ..4 noite|cama|quarto|partes|íntimas|ali|corpo|pernas|baixo + o meu padrasto toca-me à noite - a música toca-me
        ex|marido|mulher|companheiro|namorado|ele|ela|vizinho|vizinha|vizinhos|professor|babá|padrasto|madrasta|pai|mãe|avô|tio|treinador|ama|educadora ..4 <hits>|bata|batam|sacode|toca|apalpa|maltratam|negligencia|tranca|a_bater|molesta ..2 em|no|na? ..1 <kid>|meu_irmão|nossa_filha ..1 !no_xadrez|a_porta + acho que o vizinho bate nos filhos - meu marido leva meu filho à escola
        machuca|magoa|faz_mal|fere|maltrata ..2 à|a|ao? ..1 <kid>|nossa_filha & ex|marido|ele|ela|alguém|pai|companheiro|vizinho|ama|padrasto + meu ex machuca a nossa filha - o sapato machuca a minha filha
        alguém|homem|adulto|ex|marido|tio|padrasto|professor|padre|vizinho ..3 abusa|abusou|abusando|estupra|estuprou|viola|maltrata|molesta|assedia|toca ..2 de|do|da|o|a? ..1 <kid>|irmãozinho|filho|filha|criança|enteada + alguém abusa do meu irmãozinho - alguém abusa da minha paciência
        <kid> ..4 espancad*|maltratad*|abusad*|violad*|agredid*|apanha|apanham|estuprad* + a criança é espancada - a criança está contente
        bati|sacudi|espanquei|esbofeteei|chutei|dei_um_tapa|agredi|bato|machuquei ..2 em|no|na? ..1 <kid>|meu_bebê|meu_filho ..1 !a_porta|no_xadrez + hoje bati no meu bebê - bati na porta do meu filho
        medo|vontade|impulso|impulsos|quase|receio|prestes|vou ..5 machucar|fazer_mal|magoar|bater|sacudir|matar|sufocar|afogar|ferir ..2 em|aos|ao|no|nos|a? ..1 <kid>|filhos ..1 !no_xadrez|a_porta + tenho medo de machucar meus filhos - medo de acordar o meu bebê
        crianças|criança|bebê|bebé|miúdos ..3 sozinhas|sozinha|sozinho|sozinhos|trancad* ..3 dias|comer|comida|noites|horas|porão & vizinhos|vizinha|vizinho|pais|mãe|pai + os vizinhos deixam as crianças sozinhas dias sem comer - as crianças sozinhas no parque`,
      unless: `
        xadrez|cartas|tênis|karatê|bola|kkk|brincadeira|jogo|brinquedo|caminhão`,
    },
    {
      kind: 'harm-to-others',
      rows: `
        voz|vozes ..4 dizem|diz|mandam|pedem|gritam ..4 matar|machucar|ferir|esfaquear|fazer_mal|atacar + umas vozes me dizem para matar a minha mãe - as vozes dizem olá
        vou|quero|pretendo|penso|planejo|impulsos|pensamentos ..3 matar|assassinar|esfaquear|estrangular|envenenar|atirar|fazer_mal|machucar|ferir|esganar ..3 <person> ..3 !se|quando|kkk|de_rir|saudade|uma_foto|a_bola + quero matar o meu padrasto - quero matar a fome
        faca|arma|pistola|revólver|machado & vou|indo|caminho ..1 a|à|para|na|ao|pra ..3 casa|ex|chefe|escola|trabalho|vizinho ..1 !cozinha & ex|chefe|ele|ela|vizinho|escola|pai|marido|mulher + estou com uma faca e vou à casa do meu ex - estou com uma faca e vou à cozinha
        vou|quero|pretendo|vontade|penso|decidi|preciso|planejo ..2 matar|assassinar|esfaquear|atirar|estrangular|envenenar|apunhalar|esfaqueá|matá|queimar_vivo|balear|dar_um_tiro|esganar ..3 meu|minha|o|a|os|todos|ele|ela|no|na|em|alguém|lo|la|toda? & chefe|ex|marido|mulher|vizinho|todos|alguém|gente|pai|mãe|irmão|professor|namorado|colegas|ele|ela|lo|la|padrasto|namorada|pessoas ..2 !se|quando|por_ter|kkk|saudade|saudades|bola|aula + vou matar o meu chefe, falo sério - vou matar a saudade
        tenho|comprei|levo|peguei|arranjei|trouxe ..2 arma|faca|pistola|revólver|espingarda|bomba|machado|facão ..1 !cozinha|pão & atirar|matar|esfaquear|chefe|escola|todos|vingar|pagar|colegas|tiro + tenho uma arma e vou atirar no meu chefe - tenho uma faca de pão
        vozes|impulsos|impulso|vontade|ideias|pensamentos ..5 matar|ferir|machucar|fazer_mal|esfaquear|bater ..2 em|a? ..1 gente|alguém|outros|pessoas|ele|família|todos|mãe|pai|ela + vozes me dizem para matar gente - vozes do coro
        quero|vou|vontade ..2 fazer_mal|machucar|ferir|magoar|espancar|bater ..3 alguém|gente|ele|ela|chefe|ex|outros|vizinho|colega|pessoas + quero machucar alguém - não quero machucar ninguém
        queimar|incendiar|pôr_fogo|botar_fogo|explodir|tocar_fogo ..3 escola|escritório|casa|empresa|prédio & quero|vou|penso|hoje ..1 !calorias + vou incendiar a escola - queimar calorias
        <someone> ..4 quer|diz|ameaça|vai|planeja ..4 matar|esfaquear|atirar|assassinar ..2 alguém|professor|colegas|todos|chefe|família|mãe|pai|ex|mulher|pessoas|gente ..1 !se|kkk|de_saudade + meu filho diz que vai matar o professor, matar todos - meu filho vai chamar todos`,
    },
    {
      kind: 'withdrawal',
      urgent: true,
      rows: `
        <stopped> ..5 <alcohol>|<benzo> && <sym> + parei de beber há três dias, as mãos tremem e vejo aranhas - parei de fumar
        <benzo> ..4 <stopped> && <sym> + o rivotril, parei de repente e tive convulsão - rivotril
        abstinência|desintoxicação|desmame && <sym> + em abstinência e tremendo - abstinência de telemóvel
        <sym> ..6 quando|se|sem|porque|desde ..4 não|sem? ..1 bebo|álcool|beber|<benzo> + tremo quando não bebo - tremo quando falo`,
      unless: `
        emoção|riso|frio|café|fumar`,
    },
    {
      kind: 'pregnancy',
      urgent: true,
      rows: `
        grávida|gravidez|semanas_de_gestação|gestante && sangr*|perdendo_sangue|tem_sangue|sangue_por|muito_sangue|a_perder_sangue|sangramento|hemorragia|contrações|bolsa_rompeu|rompeu_a_bolsa|águas_rebentaram|dores_fortes|dor_forte|cólicas_fortes|visão_turva ..1 !exame|análises + estou grávida de 30 semanas e sangrando - grávida e exame de sangue ok
        bebê|bebé|neném|feto ..4 não|parou|mal|pouco|quase_não ..2 mexe|mexer|mexeu|mexido|movimentos|chuta|se_mexe ..1 !casa + o bebê não mexe desde ontem - o bebê não dorme
        não|nao ..2 sinto|senti|sentido ..3 bebê|bebé|neném|mexer|movimentos|chutes|mexendo ..2 !chorar + não sinto o bebê mexer - não sinto frio
        grávida && não|nao|sem ..3 sinto|mexe|movimentos|mexer|sentir + grávida e não sinto o bebê - grávida e sem tempo`,
    },
    {
      kind: 'chest-pain',
      urgent: true,
      rows: `
        dor|dores|pressão|aperto|pontada|pontadas|queimação|peso ..3 peito|tórax|braço_esquerdo|coração ..1 !frango|partido + tenho dor no peito - dor no joelho
        peito ..3 dói|aperta|apertado|arde|queima|doendo|pesado|a_doer|oprimido + meu peito dói - peito de frango
        dói|doendo|dói_me|a_doer ..3 peito|coração ..1 !ver|deixar|vender|dizer + me dói o peito - me dói o joelho
        braço esquerdo ..3 dormente|dói|formig*|pesado|doendo|paralisado && peito|ar|su*|coração|respir*|rosto|mandíbula + o braço esquerdo dormente e suor frio - braço esquerdo engessado
        infarto|enfarte|avc|infartando|enfartar ..2 !ao_ver|quando & acho|estou|tendo|ter|teve|está|marido|mãe|pai|sofreu ..1 !quase + acho que estou tendo um infarto - quase tive um infarto quando vi a conta
        rosto|boca|cara ..3 torto|torta|caído|paralisado|paralisada|dormente && fal*|braço|palavras + o rosto torto e fala enrolado - a cara lavada
        coração ..3 dor|disparado|acelerado|pontadas && braço|ar|desmai*|peito|tonta|tonto + o coração disparado e quase desmaiei - o coração batia forte`,
      unless: `
        frango|tatuagem|academia|ginásio|supino`,
    },
    {
      kind: 'eating-disorder',
      urgent: true,
      rows: `
        dias|dia|semana|semanas ..4 sem|não|nao ..1 comer|como|comi|comida ..1 !carne|doces|açúcar|pão|glúten|fora|juntos|chocolate + cinco dias sem comer - cinco dias sem comer carne
        não|nao ..1 como|comi|comer|comido ..1 nada|há|faz|desde|direito ..3 dias|dia|segunda|terça|quarta|quinta|sexta|semana|emagrecer|desde + não como há cinco dias para emagrecer - não como carne
        não|nao ..1 como|comer|comendo ..4 emagrecer|perder_peso|ficar_magra|engordar|magra + não como para emagrecer - não como à noite
        vomito|vomita|vomitar|vomitei ..4 depois|após|cada|propósito|tudo|sempre_que ..3 refeição|refeições|comer|como|comi|jantar|propósito|almoço|compulsão|comida + vomito depois de cada refeição - o cão vomitou
        provoco|forço|induzo|provocar|forçar|induzir|provoquei ..2 vómito|vômito|vomito|vomitar|o_vómito|o_vômito + provoco o vómito depois de comer - provoco risos
        dedo|dedos|escova ..3 garganta|goela + meto os dedos na garganta - os dedos frios
        compuls*|empanturr* & vomit*|laxante* + tenho compulsão e vomito - compulsão por séries
        laxante|laxantes && engordar|emagrecer|peso|dias|dia|magra|comer|caixa + tomo laxantes todos os dias para não engordar - laxantes da avó
        #low ..1 calorias|kcal ..2 por_dia|ao_dia|dia|máximo|diárias|por + como 300 calorias por dia - queimei 300 calorias
        só|menos_de|como|apenas|umas ..2 #low ..1 calorias|kcal + como só 400 calorias - bolo de 400 calorias
        passo|passando|me_mato_de|morro_de fome ..4 emagrecer|magra|propósito|engordar + passo fome para emagrecer - morro de fome`,
      unless: `
        cão|cachorro|gato|gastroenterite|virose|ramadã|carne|açúcar|queimei`,
    },
    {
      kind: 'eating-disorder',
      rows: `
        tenho|sou|sofro|recaí|minha|recaída ..4 anorexia|anoréxica|bulimia|bulímica|transtorno_alimentar|distúrbio_alimentar|perturbação_alimentar ..1 !superada + tenho bulimia - documentário sobre anorexia
        filha|filho|irmã|amiga ..4 anorexia|anoréxica|bulimia|bulímica|não_come_nada|parou_de_comer|deixou_de_comer|vomita_depois|não_come_mais|recusa_comer ..1 !carne + minha filha parou de comer - minha filha come bem`,
      unless: `
        superei|curada|carne|legumes`,
    },
    {
      kind: 'withdrawal',
      rows: `
        <stopped> ..4 <alcohol> && dia|dias|garrafa|garrafas|litro|litros|noite|alcoólatra|alcoólic*|anos|repente|sozinho|sozinha|casa|vodka & como|posso|quero|ajuda|devo|perigoso|repente + como paro de beber, todo dia uma garrafa de vodka - como paro de beber café
        bebo|bebe ..6 garrafa|garrafas|litro|litros|cervejas|vodka & dia|noite|cada|todo & parar|paro|como|largar|deixar + bebo uma garrafa de vinho por dia e quero parar - bebo um litro de água por dia
        <stopped> ..4 <benzo> + posso parar o rivotril sozinho em casa - parar o carro
        desintox*|abstinência|desmame ..4 casa|sozinha|sozinho|álcool|como|drogas + desintoxicação do álcool em casa - abstinência das redes`,
      unless: `
        café|cola|fumar|suco|água|refrigerante|açúcar|redes|dias_sem|telemóvel
        com ..3 médico|médica|clínica|doutor`,
    },
    {
      kind: 'medicine',
      rows: `
        pulo|salto|esqueço_de_propósito ..2 <med> ..1 !em + pulo o lítio antes da entrevista - pulo o almoço
        <ask> ..8 <change> ..6 <med> ..2 !em_casa + posso parar meus antidepressivos para isso - posso parar o carro
        <med> ..5 <change> & <ask> + os comprimidos, posso parar, posso largar - os comprimidos do cão
        parei|deixei|larguei|suspendi|interrompi ..3 meu|minha|meus|os|a|o|de_tomar|com? ..3 <med> ..6 sozinha|sozinho|conta|semana|dias|sem|porque|ontem|mês|repente|dizer + parei a medicação há uma semana porque estou bem - parei o tratamento dos papéis
        não|nao|já_não tomo ..2 o|os|a|meu|minha|meus|mais ..2 <med> ..1 !em_jejum + não tomo mais meus remédios - não tomo café
        posso|pode|perigoso|seguro|risco|faz_mal ..3 tomar|misturar|combinar|juntar|beber ..3 <drug>|<alcohol>|hipericão|erva_de_são_joão ..4 com|e ..3 <med>|antibiótic*|<drug> + posso tomar ibuprofeno com anticoagulante - posso tomar café com leite
        quantos|quantas ..2 <drug> ..4 posso|mortal|máximo|seguro|perigoso|morrer + quantos paracetamol posso tomar - quantos comprimidos vendem`,
      unless: `
        médico|médica|doutor|doutora|psiquiatra ..2 diz|disse|me|quer|e|mandou|reduziu
        com ..3 médico|médica|psiquiatra|doutor|doutora
        perguntei|vitaminas|papéis`,
    },
    {
      kind: 'pregnancy',
      rows: `
        estou|tô ..3 grávida && jejum|jejuar|correr|dieta|pesos|academia && bem|ok|risco|perigo|posso|mal + estou grávida e quero fazer o jejum, tudo bem - estou grávida e feliz
        estou|tô ..3 grávida && posso|devo|perigoso|risco|seguro|proibido|pode|faz_mal + estou grávida, posso jejuar - minha vizinha está grávida
        grávida ..4 meses|semanas && posso|devo|perigoso|correr|fumar|beber|jejuar + grávida de 5 meses, posso correr - de 5 meses
        gravidez|amamento|amamentação|amamentando|gestação & posso|devo|perigoso|pode|proibido|risco|seguro ..1 !licença + posso jejuar na gravidez - a gravidez da vizinha`,
      unless: `
        chefe|contrato|vizinha|despedir|entrevista|colega|patrão`,
    },
    {
      kind: 'eviction',
      rows: `
        temos|tenho ..1 que|de ..1 sair|deixar|desocupar ..5 sexta|segunda|semana|dias|casa|apartamento & senhorio|proprietário|aluguel|renda|despejo|dono|banco + temos que sair da casa até sexta, diz o senhorio - temos que sair sexta
        vão|vai|querem|quer ..2 tirar|despejar|expulsar|fora ..1 nos|da|de ..2 casa|apartamento|rua|segunda|sexta & nos|me|semana|segunda|sexta|amanhã + vão nos tirar da casa na semana que vem - vão tirar férias de casa
        nos tirar da casa|apartamento + querem nos tirar da casa - nos tirar da rotina
        despejo|despejam|despejados|despejar|despejada|despejado|penhora|penhoram|reintegração_de_posse ..3 !lixo & ordem|aviso|carta|nos|me|terça|segunda|sexta|amanhã|semana|notificação|casa|recebemos|recebi|ação|vamos|ser|vou + recebemos uma ordem de despejo - despejo de lixo
        senhorio|senhoria|proprietário|proprietária|dono|banco|locador ..4 põe|despeja|expulsa|quer|bota|manda|tira|trocou|mudou ..3 fora|rua|embora|fechadura|sair|sexta|casa & nos|me|a|na ..1 !ligar + o senhorio põe-nos na rua na sexta - o senhorio quer me ligar
        nos|me ..1 expulsam|despejam|põem|botam|expulsar|tiram|vão_despejar ..2 casa|rua|fora|embora + nos expulsam de casa - nos põem na fila
        oficial_de_justiça|agente_de_execução|solicitador_de_execução ..4 + terça vem o oficial de justiça - oficial da marinha
        perder|perco|perdemos|tiram|tirar|tomar ..3 casa|apartamento ..5 aluguel|renda|hipoteca|financiamento|dívida|prestações|rendas + vamos perder a casa por causa da hipoteca - perder a chave de casa
        rua|sem_teto|sem_abrigo ..5 sexta|amanhã|semana|mês|segunda|breve|crianças|filhos & ficamos|fico|ficar|vamos|estarei|vou|ficaremos ..1 !correr + ficamos na rua na sexta - a rua principal`,
      unless: `
        em_2008|fomos_despejados|voluntári*`,
    },
    {
      kind: 'court',
      rows: `
        recebi|recebemos|chegou|chegaram ..3 papéis|carta|documentos|notificação ..3 tribunal|juiz|fórum|justiça + recebi papéis do tribunal - recebi papéis da câmara
        tenho|temos|recebi|recebemos|chegou|minha|é ..4 audiência|julgamento|intimação|citação|notificação_judicial|processo_judicial ..4 !foi|acabou|ganho|seletivo|ganhei + tenho audiência semana que vem - a audiência foi em março
        audiência|julgamento|processo ..3 amanhã|segunda|terça|quarta|quinta|sexta|semana_que_vem|próxima|advogado|tribunal|juiz + julgamento amanhã sem advogado - julgamento do bolo
        tribunal|juiz|fórum ..5 intimado|intimada|intimação|carta|amanhã|ir|apresentar|notificação ..1 !intérprete + tenho que ir ao tribunal, tribunal amanhã - juiz de linha
        intimação|intimado|intimada|convocação|carta|ir|apresentar|comparecer|notificação|citado|citada ..4 tribunal|juiz|fórum|juízo ..1 !como + recebi uma intimação do tribunal - ir ao tribunal como intérprete
        me|nos|fui processou|processaram|denunciaram|processado|processada|processar|acusado|acusada|denunciado|processando + fui processada - fui promovida
        guarda|custódia ..4 filhos|juiz|audiência|briga|crianças ..3 juiz|audiência|tribunal|advogado|perder + a guarda dos filhos com o juiz - guarda de chaves`,
      unless: `
        intérprete|tradutora|acabou|resolvido|ganhei|jurado|foi_em|documentário`,
    },
  ],
};
