import { PT_CARE } from './pt-care.ts';
import { PT_HARM } from './pt-harm.ts';
import { PT_SELF } from './pt-self.ts';
import type { LanguageTable } from './table.ts';

export const PT: LanguageTable = {
  language: 'pt',
  classes: {
    day: 'hoje amanhã segunda terça quarta quinta sexta sábado domingo semana mês noite natal agora já madrugada manhã dia fim_de_semana',
    toucher:
      'tio avô vô padrasto pai irmão primo cunhado professor treinador padre pastor catequista vizinho explicador monitor namorado ele babá ama mãe madrasta amigo marido companheiro ex adulto homem senhor educador tutor padrinho sogro',
    person:
      'chefe ex marido mulher vizinho vizinhos vizinha todos alguém gente pai mãe irmão irmã professor professora namorado namorada colegas colega padrasto madrasta ele ela outros pessoas família polícia senhorio patrão filho filha sogra tio',
    not: 'nao nunca jamais sem nem nada ninguem n ñ',
    turn: 'eu e mas porque que se quando meu minha ele ela ate quero vou',
    want: 'quero queria vou vontade desejo gostaria penso pensando planejo planeio pretendo decidi prefiro preferia tentar tentei tento preciso ia a_ponto_de estou_prestes_a prestes',
    killself:
      'me_matar matar_me suicidar_me me_suicidar me_enforcar enforcar_me tirar_a_minha_vida tirar_minha_vida acabar_com_a_minha_vida acabar_com_minha_vida pôr_fim_à_minha_vida me_jogar_da me_jogar_do me_jogar_na_frente atirar_me_da atirar_me_do dar_um_tiro_na_cabeça cortar_os_pulsos meu_suicídio pôr_termo_à_vida dar_cabo_de_mim acabar_comigo me_envenenar terminar_com_a_minha_vida matar_me_hoje me_vou_matar vou_matar_me dar_cabo_da_vida pôr_fim_à_vida dar_um_tiro_em_mim',
    killother:
      'se_matar matar_se suicidar_se se_suicidar se_enforcar enforcar_se tirar_a_própria_vida tirar_a_vida acabar_com_a_vida acabar_com_a_própria_vida pôr_fim_à_vida cortar_os_pulsos se_jogar se_vai_matar se_quer_matar se_mata vai_se_matar vai_matar_se quer_matar_se se_vai_atirar vai_se_jogar vai_atirar_se se_enforca se_vai_enforcar se_atirar atirar_se se_vai_suicidar dar_um_tiro_na_cabeça pôr_fim pôr_termo desistir_da_vida atira_se acabar_com_tudo',
    someone:
      'padrasto madrasta neto neta bebés miúdo miúda colega_de_casa ele ela amigo amiga irmão irmã mãe pai filho filha marido mulher esposo esposa namorado namorada companheiro companheira vizinho vizinha colega avó avô avo primo prima alguém tio tia aluno aluna ex sobrinho sobrinha bebê bebé menino menina criança rapaz moça marida camarada conhecido conhecida cunhado cunhada sogro sogra genro nora afilhado afilhada enteado enteada rapariga mano mana malta pessoal conhecidos senhor senhora roommate chefe professor professora paciente',
    partner:
      'marido esposo mulher esposa namorado namorada companheiro companheira ex ele ela parceiro parceira noivo noiva cônjuge ficante rolo maridão',
    parent:
      'babá ama tutor meio_irmão pai mãe padrasto madrasta tio tia avô avó pais papai mamãe papá mamã avo avós padrinho madrinha cunhado',
    hits: 'deu_um_chute deu_um_pontapé deu_chutes deu_uma_bofetada deu_uma_chapada deu_uma_tareia deu_um_empurrão dá_chutes bate batem bateu bati_ontem batendo espanca espancou espancado espancada agride agrediu esmurra esmurrou esbofeteia esbofeteou chuta chutou empurra empurrou enforca enforcou estrangula estrangulou violenta violentou violou estupra estuprou abusa abusou maltrata maltratou soca socou surra surrou queima queimou dá_porrada dá_murros deu_um_soco deu_um_murro deu_uma_surra deu_um_tapa deu_um_estalo deu_porrada dá_socos dá_tapas deu_pontapés dá_pontapés machuca machucou aperta_o_pescoço agarra_pelo_pescoço bateu_na_cara dá_chapadas deu_uma_cabeçada deu_um_chuto deu_cabo_da_cara partiu_a_cara dá_com_o_cinto dá_com_a_colher soqueou dá_uma_surra espancava_ontem dá_empurrões deu_empurrões apertou_o_pescoço',
    kid: 'meu_filho nosso_filho minha_filha nossa_filha meus_filhos nossos_filhos os_filhos minha_criança meu_bebê meu_bebé nosso_bebê o_bebê o_bebé as_crianças a_criança seus_filhos os_filhos_dele os_filhos_dela seu_filho sua_filha meu_irmãozinho minha_irmãzinha meu_irmão minha_irmã meu_sobrinho minha_sobrinha meu_neto minha_neta uma_criança um_menino uma_menina o_menino a_menina meus_miúdos os_miúdos o_miúdo a_miúda filho_dele filha_dele nos_filhos no_filho na_filha no_bebê no_bebé nas_crianças no_menino na_menina na_criança nos_miúdos minhas_crianças minhas_filhas meu_enteado minha_enteada da_menina do_menino do_bebé do_bebê da_criança à_menina ao_menino aos_miúdos às_crianças das_crianças dos_miúdos dos_meninos das_meninas aos_meninos às_meninas a_pequena o_pequeno a_mais_nova o_mais_novo meus_enteados dos_alunos os_alunos aos_alunos as_meninas os_meninos miúdos miúdas menina menino criança crianças bebê bebé filhinha filhinho garotinha garotinho garoto garota',
    took: 'engolir_agora acabei_de_engolir acabou_de_engolir  tomei tomou tomado tomo_agora engoli engoliu engolido bebi bebeu bebido ingeri ingeriu comi comeu tomaram emborquei mandei_para_dentro tomar_agora acabei_de_tomar acabou_de_tomar tomara ingerido emborcou engolir tomar_tudo mandei mamei mamou meti enfiei despejei traguei',
    many: 'toda todas todos todo tudo inteira inteiro caixa caixas cartela cartelas frasco frascos monte montão mão_cheia punhado muitos muitas demais demasiados demasiadas vinte trinta quarenta cinquenta sessenta cem quinze doze dezena dezenas #10 pacote pacotes embalagem vidro vidros lamela lamelas carteira excesso pote sei_lá_quantos não_sei_quantos porrada bué montes carrada data caixinha blister blisters mês_inteiro a_mais restantes cinquentão mil',
    drug: 'comprimido comprimidos remédio remédios ~remedios pílula pílulas pastilha pastilhas ~paracetamol ~paracetamois ~ibuprofeno ~ibuprofenos aspirina aspirinas dipirona ~medicamento ~medicamentos medicação ~antidepressivos ~antidepressivo calmante calmantes ~tranquilizantes rivotril ~clonazepam ~diazepam ~lorazepam xanax valium victan lexotan ~soníferos ~analgésicos tramadol opioides morfina metadona insulina lítio ~sertralina ~fluoxetina zolpidem tylenol benuron cápsulas sedativos ansiolíticos novalgina alprazolam brufen gotas xarope ansiolítico anti_histamínicos paroxetina quetiapina amitriptilina escitalopram melatonina fenobarbital gardenal prozac ritalina propranolol tarja_preta remedinhos lamotrigina haldol risperidona buscopan dorflex tramal metformina digoxina relaxantes losartana atenolol',
    alcohol:
      'álcool beber vodka whisky uísque vinho cerveja cachaça pinga gin bebida bebo bagaço copos copo cerva cervejas aguardente alcoólicas',
    benzo:
      'rivotril clonazepam diazepam lorazepam xanax valium alprazolam victan lexotan benzo* zolpidem tramadol heroína metadona opioides codeína pregabalina lyrica calmantes ansiolíticos morfina bromazepam',
    stopped:
      'parei parar paro parado deixei deixar larguei largar sem desintox* desmame abstinência sóbrio ressaca_moral cortei_o suspendi interrompi abandonei deixo parou deixou largou suspendeu interrompeu cortou cortei para tirei tirou larga dia_sem dias_sem noite_sem acabou_o',
    med: '~antidepressivos ~antidepressivo remédio remédios ~remedios medicação ~medicamento ~medicamentos comprimidos comprimido lítio insulina ~sertralina ~fluoxetina ~quetiapina ~olanzapina ritalina ~anticoagulantes ~anticoagulante tensão pressão cortisona corticoide* betabloqueador* ~venlafaxina ~escitalopram tratamento pílula antipsicótic* estatina* rivotril puran carbolitium levotiroxina losartana varfarina haldol haloperidol risperidona carbamazepina depakote valproato marevan xarelto epilepsia lamotrigina antiepilépticos neuroléptico estabilizador coração quetiapina prednisolona prednisona mirtazapina paroxetina quetiapina inalador bomba_da_asma insulinas',
    change:
      'parar paro deixar pular reduzir diminuir cortar mudar suspender tirar aumentar dobrar duplicar interromper metade não_tomar largar trocar baixar parou largou deixou suspendeu cortou parei larguei deixei dobro largo deixo deitar_fora jogar_fora tomar_o_dobro tomar_a_dobrar',
    ask: 'posso quero vou como pode penso pensando devo deveria poderia perigoso risco seguro decidi dá_para tem_problema faz_mal sozinho sozinha por_conta_própria pretendo gostaria é_mau',
    sym: 'trem* convuls* alucin* aranhas bichos insetos vejo_coisas ouço_vozes delírio delirium confus* suores suando suo ataque_epilético baratas formigas ratos tremendo sua vendo_gente vendo_coisas vejo_gente vê_coisas vê_bichos ouço_gente ouço_coisas oiço_vozes ouve_vozes ouvindo_vozes ouvir_vozes ver_coisas coração_dispara delira delirando tremedeira vozes_que cobras formigueiros ver_bichos',
  },
  variants:
    'não=n|ñ|naum quero=kero|qro que=q|ke porque=pq estou=tou|to está=ta para=pra|pa muito=mt|mto com=cm você=vc morrer=morre',
  affirmed: `
    não|nao|n|ñ|nem ..1 aguento|consigo|acorda|acordam|respira|para|paro|sei|brinco|minto|só|estou_a_brincar|tenho|vejo|há|vale|deixa|me_deixa|responde|reage|sinto|aguenta|consegue|conseguem|conseguiu|consegui|está_a_respirar|tá_respirando|preciso|come|quer|precisa|entra|tenho_para|como|posso|suporto|faz_sentido|adianta
    sem vontade|saída|parar|insulina|comer|forças|ar|esperança|dormir
    já não
    não é_mais
    nada mais`,
  idioms: `
    antes|prefiro|preferia ..1 me atiro|mato|suicido|matar|atirar ..2 que|do_que
    avô|avó|vô|vó|cão|gato|cachorro|gata ..2 morrer
    vai|vou|vão|ir ..1 morrer ..4 paliativos|tranquilo|hospício|velhinho
    corda no pescoço ..4 cartão|dívida|dívidas|contas|banco|serasa|prazo|prazos|boleto
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
    aprendi|curso|formação ..1 no|na|de|do curso|formação|prevenção
    se alguém te|lhe|vos disser|diz|falar|contar
    se um|uma|algum|alguma|teu ..1 amigo|amiga|alguém|colega te|lhe disser|diz|falar|contar
    há|ha|faz ..3 anos|ano|décadas|decadas ..1 !e_hoje|e_ontem|e_agora|e_esta|e_anteontem
    anos|ano atrás|depois|antes
    antes|antigamente|outrora eu|me|nós|bebia|tomava
    em|quando ..1 pequeno|pequena|criança|jovem|adolescente|miúdo|miúda
    quando ..2 era|tinha|éramos|andava
    na|no|em ..1 minha|meu ..1 infância|juventude|adolescência|romance|livro|conto|guião
    em #year
    na_época|naquela_época|naquele tempo?
    já não ..1 faço|me|o|corto
    sobreviv*|superei|ultrapassei
    se suicidou|matou
    suicidou|matou se
    morreu|morreram|faleceu|morte ..4 overdose|suicídio
    suicídio|overdose ..4 luto|prevenção|anos|tese|palestra|esquadrão
    perdi|perdemos|luto ..6 suicídio|overdose|suicidou
    no|na|num|para|de|leio|lendo|escrevo|vendo|vi|ler|um|uma|o|a|meu|do|sobre ..2 romance|livro|filme|série|novela|capítulo|podcast|conto|guião|música|documentário|videojogo|artigo|notícia|personagem|protagonista|poema|episódio|peça|thriller
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
    na|no|em_cima_da|em_cima_do ponte|passarela|viaduto|janela|telhado|parapeito|trilhos|varanda|terraço|linha|sacada
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
  signs: [...PT_SELF, ...PT_HARM, ...PT_CARE],
};
