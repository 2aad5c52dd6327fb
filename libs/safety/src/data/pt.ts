import type { LanguageWords } from './language-words.ts';
import { MEDICINES } from './medicines.ts';
import { PT_ACTS } from './pt-acts.ts';
import { PT_CARE } from './pt-care.ts';

export const PT: LanguageWords = {
  language: 'pt',
  written: `n=nao nn=nao naum=nao num=nao kero=quero qro=quero q=que oq=que vc=voce vcs=voces hj=hoje hje=hoje tou=estou to=estou tô=estou ta=esta tá=esta tao=estao tava=estava pq=porque pra=para pro=para pras=para pros=para cm=com mi=me morre=morrer bebe=bebe ngm=ninguem msm=mesmo dps=depois tbm=tambem agr=agora vó=avo 
    remedio=remedios batendo=batendo fzr=fazer c=com sobrinia=sobrinha minina=menina mininos=meninos labio=labios mto=muito mt=muito mae=mae voh=avo`,
  classes: {
    ...MEDICINES,
    not: 'nao nunca jamais sem ninguem nem nada nenhum nenhuma',
    affirm: `nao.aguento/consigo/paro/para/suporto/da/e_brincadeira/sei/sabe/vai_sobrar/respira/acorda/responde/reage/so/mais/tenho/ha/deixa/durmo/brinco/tem_mais/estou_brincando/me_deixa/me_sinto/posso_mais/quero_mais/vou_aguentar sem.parar/sentir/dormir/receita/medico/falar/advogado/dizer/avisar/contar ninguem.sabe/vai nunca_mais nao_mais nada_mais mais_nao nao_conta_a nao_contes nao_diga nem_sei nem_consigo nem_respira`,
    turn: 'eu e mas porque se quando entao ele ela que meu minha agora por_favor ou',
    i: 'eu me mim meu minha meus minhas comigo nos nossa nosso estou tenho sou vou quero fiz tomei ~engoli ando acabei preciso posso penso temos a_gente tive teve guardei juntei',
    me: 'me mim comigo nos',
    again:
      'de_novo outra_vez sempre cada todos todas ontem hoje voltei desde recaida recai toda noite todo vezes diario',
    want: 'quero queria gostaria prefiro preferia desejo preciso vontade apetece pronto pronta espero tomara quisera',
    will: 'vou vamos quero penso planejo planeio decidi amanha hoje esta_noite segunda terca quarta quinta sexta sabado domingo juro serio semana ja quando tenciono pretendo tenho_de tenho_que plano a_ponto estou_para',
    intend:
      'quer vai disse diz falou fala ameaça ameaca ameacou tentou tenta mandou escreveu planeja pensa anda contou avisou esta_a_pensar queria jurou insiste resolveu',
    now: `agora hoje neste_momento esta_noite noite acabei acabou ha_pouco ha_uma_hora meia_hora hora horas minutos agorinha ja sangr* sangue faca arma pistola machado facao porta escondid* trancad* tranquei fechada ajuda ajudem socorro amanha ponte telhado linha comboio parapeito na_mao na_frente esta.batendo/batendo_me/enforcando estrangul* enforc* bebado bebada ambulancia 112 192 samu passarela corda a_ponto prestes`,
    filler:
      'como eu quero me posso ajuda de o a os as no na sem dor rapido hoje agora pensamentos metodos metodo formas forma linha telefone por_favor um uma que fazer se com ~comprimidos ~remedios ~paracetamol meu minha para tirar ideias ter e nao numero vontade',
    fun: `kkk kkkk kkkkk kkkkkk rs rsrs haha hahaha lol risos rir rindo risada brincadeira xadrez tenis karate boxe partida corrida dentista quando_ver quando_souber se_soubesse se_souber se_eu_esquecer se_eu_atrasar tedio cafe chocolate netflix açucar acucar excel apresentaçao apresentacao filme romance novela serie podcast personagem musica capitulo minecraft fortnite fifa ressaca susto fome_de calor skate gesso papelada pelas_costas nas_costas prefiro_morrer_a prefiro_morrer_do tossir tosse pistola_de_agua aniversario jogo_de_cartas jogar_cartas cartas_na_mesa no_baralho cadarços cadarço atacadores`,
    sport:
      'xadrez tenis karate boxe futebol treino academia ginasio corrida padel piscina trampolim paraquedas escalada bola judo musculaçao musculacao bungee volei supino halteres jogo_de_cartas baralho jogo_de jogando_bola',
    accident:
      ' depil* cozinh* cebola* pao sem_querer acidente lata papel forno fogao panela ferro_de jardim gato bicicleta rosas cabelo franja gastos descasc* legumes fruta queijo churrasco sol bolo unhas batata* tropec* barba barbear cerca_viva dois_pontos podar',
    kitchen:
      'cebola* afi* queijo coleçao curso legumes presunto consert* constru* pint* madeira prateleira prego pregos parafuso quadro pregar presente comprar comprei loja lenha barraca movel arranj* cozinhar cozinhando cozinho',
    idiom: `morrer.de/por/pela morrendo.de/por morto.de/por morta.de/por morri.de/por morro.de/por mortinho_por mortinha_por matar.o_tempo/tempo/saudade/saudades/a_fome/aula/dois/a_sede matando.tempo/saudade/aula me_mata.de/o/a/esse/essa/com me_matando.de/para/nos me_mato.de/a/trabalhando/estudando me_matar.de/trabalhando/estudando/a_trabalhar matar_me.a/de esta_me_matando esta_a_matar_me esta_me_a_matar estao_me_matando.os/as mata_se_souber trabalho_me_mata ta_me_matando
      me_corto.o_cabelo cortar_o_cabelo cortei_o_cabelo corta_o_clima cortar_custos cortei_gastos viver.em/no/na/com/sem/de/aqui/sozinho/sozinha/melhor/junto/do jogar_a_toalha me_jogar.no_sofa/na_cama/na_piscina/de_cabeça/de_cabeca atirar.a_toalha me_jogo.no_sofa/na_cama pular_de_alegria pular_corda pular_etapa pula_o pular_carnaval esquadrao_suicida esquadrao_suicidio tiro_no_pe tiro_pela_culatra corda_no_pescoço_com corda_bamba
      me_bateu_uma bateu_saudade bateu_um bateu_uma bateu_fome bate_uma me_bate_uma me_bate_um bateu_o bateu_a bateu_na_porta bater_na_porta bate_papo bater_papo bater_ponto bati_o bati_a bati_na_porta bateu_na_trave bater_meta bater_recorde bati_meta bati_meu bati_com_a bate_bola me_tocou.muito/profundamente/a/esse/essa/o me_toca.muito/profundamente toca.violao/piano/guitarra toca_me_fundo tocar.violao fundo_do_poço
      infarto.quando/ao/de quase_tive_um infarto_com enfarte_com me_deu_um_infarto facada_nas_costas apunhalou pelas_costas dar_um_tiro_no_pe socorro_que eu_mato_por mataria_por quebrei_a_cara quebrou_meu_galho quebrar_a_cara me_quebra_um_galho empurrou_para viver_nesta viver_neste me_sufoca_com bala_de matar_me_de mata_quando.vir/souber bebe_da_chutes pelas_costas nas_costas esta_a_matar_me mulher_me_mata teria/tinha/podia..matado/esganado/morto/estrangulado podia_te_lo canivete_suiço suar_sangue suei_sangue dei_um_tiro_no_pe vontade_de_esganar podia_mata_lo me_sufoca_de me_sufocam me_empurrou_para quebrei_o quebrei_a parti_o parti_a overdose_de.reunioes/trabalho/açucar/cafe/series/chocolate/doces/tarefas/lives bate/bater/bati.os_ovos/ovos/palmas/asas/recorde/foto/cartao/o_bolo bateu_a_porta mato.o_tempo/a_saudade/saudade/a_fome/aula viver_mais.com/em/no/na/aqui/assim bate/batem/bater/bateu.no_chao/na_parede/a_massa/massa/o_bolo acabo_com_a_vida_dela acabo_com_a_vida_dele foi_suicidio apeteceu_me_esganar se_matando.de/a se_mata.de/a/a_trabalhar a_matar_se.a/de cortou/cortei.o_dedo`,
    suicideWord: '~suicidio ~overdose',
    settled: `ha..anos/decadas anos.atras/depois faz..anos quando_eu_era..criança/crianca/pequeno/pequena/jovem/adolescente/miudo/miuda quando_era..criança/crianca/pequeno/pequena/miudo/miuda/jovem em.criança/crianca/pequeno/pequena/miudo/miuda na.minha_infancia/minha_adolescencia/minha_juventude/novela/serie/infancia/epoca no_meu.romance/passado/livro/roteiro/conto naquela_epoca antigamente em_#year morreu..<suicideWord> se_matou..em/anos suicidou..anos perdi...<suicideWord> <suicideWord>...ha/morreu/luto/prevencao em/num/numa/no/na/o/um/uma/do..filme/livro/romance/novela/serie/musica/documentario lendo li_um livro_sobre vendo_um assisti
 trabalho.como/de/no/na/em..enfermeira/enfermeiro/psicologa/psicologo/abrigo/hospital voluntari* curso_de formaçao_de formacao_de seminario tese sonhei sonho_que pesadelo capitulo_# sobrevivi superei anos_sobrio anos_limpo se_um_amigo se_alguem primeiros_socorros pacientes regras_do_forum minha_avo_dizia anos_sem_beber ja_nao_me_corto antes_eu antes_bebia regras_do_forum de_#year nos_anos_noventa anos_limpo aos_#..tentei hoje_tenho_# sobrio_desde quando_eramos quando_eu_era quando_pequenos de_pequenos anos_sem.beber/alcool/drogas/fumar/usar anos_sem.uma_gota/um_gole/beber_nada primeiro.marido/namorado anos_oitenta tentei_me_matar..ha/faz faz..anos_que_eu_tentei`,
    past: ' ano_passado em_#year resolvido inquilino_anterior ja_passou ganhei ganhamos arquivado encerrado ha_muitos_anos anos_atras fisio_do_avc voltou_da abri_a_carta abri_as_cartas',
    other: `ele ela alguem amigo amiga amigos colega irma irmao maezinha mamae mae pai papai filho filha marido esposo esposa mulher namorado namorada parceiro parceira companheiro companheira ex vizinho vizinha vizinhos sobrinho sobrinha primo prima tio tia avo avó cunhado cunhada sogro sogra padrasto madrasta enteado chefe bebe bebê menino menina criança crianca miudo miuda neto neta aluno aluna mano mana camarada senhora senhor homem rapaz cara guri guria moça moço pae`,
    partner:
      'marido esposo esposa mulher namorado namorada parceiro parceira companheiro companheira ex conjuge noivo noiva homem velho',
    violent: `ele ela <partner> pai papai mae mamae padrasto madrasta tio avo irmao irma filho filha pais cunhado cunhada sogro sogra vizinho vizinha colega chefe neto sobrinho tipo gajo cara alguem esse pastor cunhada cuidadora cuidador enfermeira patroa auxiliares cuidadoras funcionarias patrao senhorio`,
    they: `<violent> tem esta vai quer tentou disse veio pegou ameaçou chegou pos pôs botou`,
    overEdge: `lado_de_fora_da.grade/ponte/proteçao/barreira do_outro_lado_da.grade/barreira/proteçao passei_a_grade pes_no_vazio pernas_para_fora pes_para_fora pernas_penduradas lado_de_fora_do_gradeamento do_lado_de_fora..grade/gradeamento perna_de_fora perna_para_fora uma_perna_de lado_de_fora_da.grade/ponte/janela`,
    onLedge: `no/em_cima_do/sobre_o.parapeito na/em_cima_da.beira_da_ponte/beirada/beira_do_telhado/mureta no_parapeito na_borda_da_ponte na_beira_do.terraço/predio/telhado/viaduto/ponte tabuleiro_da_ponte no_tabuleiro_da`,
    gasMeans: `mangueira...escape/escapamento monoxido helio carvao_no gas_e_o_saco abrir_o_gas nitrito gas_aberto abri_o_gas gas...vedei/tapei/fechei motor_ligado...garagem abri_o_gas..cuidem/adeus/desculpa`,
    ready: `pronto prontos comprei comprado garagem decidido guardado tenho`,
    river: `rio poço mar barragem lagoa`,
    beam: `viga`,
    counted: `contados contei`,
    hurtTool: `compasso estilete gilete lamina agulhas x_ato`,
    noAnswer: `nao.responde/atende/reage nao_atende_mais ja_nao_responde nao_se_mexe gelada gelado mole molinho ruido_na_garganta`,
    collapsed: `caido caida desmaiou`,
    noKicks: `sem_mexer_desde nao_chuta_desde nada_de_chutes parou_de_chutar deixou_de_dar_pontapes nao_da_pontapes nao_sinto..bebe nao_sinto_o_bebe bebe_parado`,
    monthOf: `de..semanas #_semanas_de estou_de..semanas estou_de..meses no.segundo/terceiro/quarto/quinto/sexto/setimo/oitavo.mes meses_de_barriga de_barriga`,
    stabbedMe: `me.esfaqueou/apunhalou/furou esfaqueou_me me_deu_uma_facada me_cortou_com me_deu_uma_facada`,
    notStop: `nao_parou disse_que_nao pedi_para_parar dizia_nao chorava chorei`,
    beats: `~espanca espancam espancando surra surras espancada cintadas porrada chineladas fio_de_ferro espancam com_fio com.cabo/fio/vara/pau/cipo tira_o_cinto pega_o_cinto com_o.cinto/fio/cabo/chinelo/pau com_a.vara/colher/cinta/chinela saca_do_cinto`,
    minor: `tenho_#age_anos tenho.dez/onze/doze/treze/catorze/quatorze/quinze.anos tenho_#age`,
    undress: `tira_a_minha_roupa tira_minha_roupa me_despe despir nua nu me_filma tirar_a_roupa tira_a_roupa tirar_roupa pelado pelada nudes fotos_pelado`,
    fasting: `jejum jejuar ramadao dieta`,
    trash: `no_lixo no_vaso na_sanita na_privada joguei_fora deitou_fora deitei_fora joguei jogou_fora pela_sanita na_retrete`,
    budget: `gastos horas divida açucar curso`,
    inhaler: `bombinha antirretroviral*`,
    forgot: `esqueci desde_a_operaçao operacao anos`,
    peace: `paz sossego presentes cinco_minutos`,
    stabbed: `esfaqueou esfaqueado facada_no deu_um_tiro_em deu_um_tiro_no levou_um_tiro esfaquear se_baleou deu_um_tiro_nele facada facadas`,
    seizing: `esta_convulsionando a_convulsionar olhos_revirados me_debatendo mordi_a_lingua revirando_os_olhos tendo_convulsao`,
    veins: `pulsos veias`,
    diabetic: `diabet* tipo_1`,
    pump: `bomba_de_insulina`,
    dka: `cetona* acetona`,
    broken: `avariou quebrou roubaram pifou`,
    batters: `espancador`,
    beatsHer: `bate_lhe espanca_a espanca/agride.a/lhe/nela bate.lhe/nela`,
    splash: `jogar jogo atirar atiro taco`,
    skin: `hialuronico citrico folico urico`,
    climbed: `passei_a pulei_a_grade`,
    bang: `bato bater soco dou me_soco`,
    menace: `ameaça ameaca ameaçou ameacou ameaças ninguem_sai ninguem_vai_embora`,
    scrape: `arranho espeto raspo enfio corto cortei arranhei rasguei cortando furo`,
    enough: `chega_de nada_de basta_de acabou_o`,
    number: `#`,
    coldTurkey: `abstinencia ressaca_da_droga`,
    kin: 'filho filha irma irmao menino menina sobrinha sobrinho namorada namorado amiga amigo neta neto mulher marido mae criança prima primo',
    adult: `ele ela <partner> pai papai mae mamae padrasto madrasta tio tia avo irmao irma baba babá ama vizinho vizinha vizinhos professor professora treinador padre catequista monitor cuidadora cunhada cunhado sogra alguem pais educadora primo`,
    kid: `meu/minha/meus/minhas/nosso/nossa/nossos/seu/sua/seus/suas/o/a/os/as/no/na/nos/nas/ao/um/uma/do/da/dos/dela/dele..filho/filha/filhos/filhas/criança/crianca/crianças/criancas/bebe/bebê/menino/menina/meninos/meninas/irmaozinho/irmazinha/sobrinho/sobrinha/neto/neta/netos/pequeno/pequena/miudo/miuda/miudos/enteado/enteada/recem_nascido/garoto/garota/gemeos meu_irmao minha_irma filhos crianças criancas bebe irmaozinho irmazinha`,
    hurtsKid: `machuca/maltrata/magoa/tortura/queima...<kid> faz_mal...<kid> fez_mal...<kid>`,
    kids: 'brigam entre_eles brinquedo carrinho_de brigando se_batem',
    sibling: 'irmao irma irmaozinho irmazinha avo mae',
    victim:
      'mulher_dele a_mulher na_mulher na_esposa na_mae minha_mae na_minha_mae minha_irma na_minha_irma mae nela namorada_dele sua_mulher na_minha_avo minha_avo amiga sogra idoso idosa acamada velhinha lhe avo sogro pai vovo',
    people: 'pessoas gente alguem outros',
    person: `chefe patrao ex pai mae irmao irma padrasto madrasta vizinho vizinha colega professor professora marido mulher esposo esposa namorado namorada senhorio o ele ela os as lo la alguem todos esse essa cara gajo tipo desgraçado desgracado filho_da_puta familia cunhado sogro tio socio homem tudo`,
    killSelf: `matar_me suicidar_me enforcar_me mato_me suicido_me enforco_me me_quero_matar vou_me_matar acabar.com.a_minha_vida/minha_vida/tudo_hoje/a_vida acabo_com.a_minha_vida/a_vida/minha_vida acabar_com_isso tirar.a_minha_vida/minha_vida/a_vida/a_propria_vida tiro_a_minha_vida tirar_a_minha_propria_vida pôr/por/pondo/ponho.fim/termo.a/à.vida/minha_vida/isto por_fim_a_vida por_fim_a_minha_vida por_termo_a_vida por_termo_a_minha_vida dar_cabo_de_mim
      dar_um_tiro_na_cabeça dar_um_tiro_na_cabeca me_dar_um_tiro dar_me_um_tiro um_tiro_em_mim meter_uma_bala me_jogar..ponte/predio/janela/varanda/trem/metro/passarela me_jogo..ponte/predio/janela/varanda atirar_me.para/da/de/do atirar_para_a_linha me_atirar.para/da/de/do/na jogar_me sair_deste_mundo partir_deste_mundo acabar_com_o_meu_sofrimento me_mato dar_fim.na/a.minha_vida dar_fim_na_minha_vida acabo_com_tudo me_atirar..poço/rio/mar vou_me_atirar atirar_ao.poço/rio/mar me.suicidar/enforcar/mato/suicido/enforco/envenenar vou/quero/queria/vontade_de/penso_em/pensar_em/pensando_em/pensei_em/tentei/tentar/decidi/preciso/plano_de/planejo/planejando/ia/irei/posso/eu/de/pra/para/como/melhor/ja..me.matar/jogar/atirar/afogar/acabar/pendurar me_hei_de atirar_me_hei acabar_com_isto acabar_comigo acabo_comigo me_jogar_da saltar_da_janela convencer_me_a_saltar convencer_a_saltar pedras_nos_bolsos saco_na_cabeça saco_na_cabeca dar_um_tiro_na entrar_no_mar me_jogar_na_frente me_jogo_na_frente me_matar ia_me_matar`,
    killYou: 'se_matar se_suicidar suicidar_se matar_se me_matar',
    suicidal: 'suicida suicidas ideaçao_suicida pensamentos_suicidas',
    suicide: 'suicidio ~suicidar suicida',
    thinkPlan:
      'penso pensando pensar pensado ideia ideias planejo planejando plano tentei tentativa carta pensamentos planear planeio',
    wantDie: `<want>..morrer/morto/morta/estar_morto/estar_morta/matar_me/nao_existir vontade_de.morrer/sumir_para_sempre/nao_existir queria_estar.morto/morta tomara_que_eu_morra antes_morto melhor_morto melhor_morta prefiro_morrer preferia_morrer nunca_ter_nascido nao_ter_nascido dormir_para_sempre queria_dormir_e_nao quero_dormir_e_nao desaparecer_para_sempre estava_melhor_morto quero_sumir_desse_mundo quero_morre quero_deixar_de.existir/viver queria_dormir_e queria_nao_acordar oxala_nao_acorde tomara_nao_acordar vontade_de_morre queria_morrer quero_mesmo_morrer`,
    noLive: `nao_quero..viver/existir/acordar ja_nao_quero.viver/existir/acordar/estar_viva/estar_vivo/ca_estar nao_quero_mais.viver/acordar/existir/estar_aqui/estar_vivo/estar_viva cansad*..de_viver farto_de_viver farta_de_viver farto_da_vida vida..nao..vale/tem_sentido/presta vida_acabou_para_mim nao_vale_a_pena_viver nao..motivo/motivos/razao/razoes/sentido..viver/vida sem_vontade_de_viver perdi_a_vontade_de_viver nao_tenho_vontade_de_viver nao.acordar..mais/nunca/amanha nunca_mais_acordar nao_acordar nao_voltar_a_acordar nao_estar_ca para_que_viver nao_aguento_viver nao_vejo_razao_para_viver nao_quero_ca_estar sem_razao_para_viver nao_acordamos_mais nao_acordaremos nao..estar_viva/estar_vivo/ta_viva/ta_vivo nem_quero..viva/vivo nao_quero_chegar nem_quero_estar nao_chego_ao.natal/fim nao_vou_chegar_ao nao_vou_ver_o.natal/verao nao_quero_chegar_a nao_quero_estar_neste_mundo nao_quero_mais_estar deixar_de.existir/viver vida_nao_faz_sentido nao_faz_sentido_viver quero_parar_de_viver nao_passo_do nao_quero_estar_viv* parar_de_existir nao_vou_estar_viv* nao_estarei_viv*`,
    theyDie: `quer.morrer/se_matar/suicidar/matar_se nao_quer.viver/mais_viver ja_nao_quer.viver/estar_vivo/estar_viva mensagem_de_despedida carta_de_despedida se_despediu despediu_se despedindo nao_vai_estar pensamentos_suicidas vontade_de_morrer se_quer_matar quer_acabar morrer_mesmo`,
    killThem: `se.matar/suicidar/enforcar/jogar/matasse matar_se suicidar_se enforcar_se se_mata se_vai_matar se_quer_matar se_vai_suicidar tirar_a_propria_vida tirar_a_vida por_fim_a_vida acabar_com_a_vida se_atirar atirar_se se_joga jogar_se cortar_os_pulsos suicidio matar_se`,
    saved:
      'juntei juntando juntado guardei guardados guardado guardadas guardando acumulando acumulei escondidos estocando escondi poupando reservei separei guardei..calmantes lata guardar',
    farewell:
      'carta_de_despedida cartas_de_despedida cartas_escritas cartas_ja_estao_escritas escrevi_as_cartas bilhete_de_despedida despedir_de_todos me_despedir adeus_a_todos adeus_mundo ultima_noite ultima_mensagem minha_despedida mensagem_de_despedida quando_lerem quando_voce_ler despedir_me vou_ter_com_ela vou_ter_com_ele juntar_me_a_ela ter_com_a_avo ter_com_o_avo vai_ter_com encontrar_o_avo ir_atras_dele',
    work: 'trabalho chefe equipe empresa alcool cigarro equipa colegas',
    betterDead: `melhor_sem_mim...morr*/mort*/dia/data/comprimidos/corda melhor..se_eu.morrer/morresse valho_mais_mort* melhor_mort* ficam_melhor..se_eu`,
    insurance: 'seguro seguro_de_vida apolice',
    die: 'morrer morro morto morta morra matar suicidar letal nao_acordar morrendo morresse',
    date: 'data dia_escolhido escolhi_o_dia ja_sei_como como_e_quando dia_# o_dia ja_decidi vai_ser decidido   ',
    exam: 'prova exame entrevista casamento telemovel celular bateria',
    drugName:
      '<painkiller> <opioid> <benzo> <antidepressant> <psychiatric> <bodyMedicine> <steroid> <insulin> comprimidos remedios',
    howDie: `morrer/me_matar/matar/suicidar...sem.dor/sofrer/sentir_dor/doer indolor rapida..de_morrer maneira..de_morrer forma..de_morrer quantos/quantas/quanto...<drugName>...morrer/matar*/letal/acordar dose_letal como_me_matar como_morrer como_se_matar`,
    crash:
      'contra.um/uma/o/a.arvore/muro/poste/camiao/caminhao/parede/pilar enfiar_o_carro bater_o_carro_de_proposito jogar_o_carro atirar_o_carro bater_o_carro no_poste bato_de_frente bater_de_frente jogo_o_carro enfio_o_carro',
    end: 'acaba acabe acabar fim tudo termina',
    rope: 'corda laço cinto_no forca',
    ropeUse:
      'pescoço pescoco pronta hoje noite comprei comprada viga arvore garagem teto pendurada amarrada ja no onde chego_aos mala_do_carro',
    boat: 'barco escalada escalar cachorro cao baloiço pular bamba balanço',
    neck: 'no_pescoço no_pescoco ao_pescoço ao_pescoco pescoco',
    gun: 'pistola espingarda rifle revolver arma caçadeira 38_carregado 38',
    gunUse: 'cabeça cabeca boca acabar carregada hoje apertar gatilho morrer fim mao em_mim',
    hunt: 'caça agua cola filme museu brinquedo',
    head: 'cabeça cabeca boca tempora queixo',
    jumpTrain: `me.jogar/jogo/atirar/atiro/lançar/meter/mandar..para_a_linha/na_linha/na_frente/debaixo/para_debaixo/do..trem/comboio/metro/onibus/caminhao/carro/linha/autocarro na_frente.do/de_um.trem/metro/onibus/caminhao/comboio debaixo.do/de_um.trem/comboio/metro/caminhao para_a_linha..comboio/metro/segunda atirar_me_a_linha na_linha_do_trem`,
    height:
      'ponte telhado varanda parapeito janela precipicio falesia andar viaduto predio terraço laje passarela penhasco barragem torre arriba caixa_d ribanceira tabuleiro_da_ponte',
    jump: 'pular pulo saltar salto me_jogar me_jogo largar lançar me_atirar me_atiro cair paro_o_carro_e_salto e_salto pule',
    onHeight:
      'no/na/em_cima_da/em_cima_do/em/num/sobre.ponte/telhado/varanda/parapeito/terraço/laje/viaduto/beira/passarela/a/janela no_parapeito na_beira',
    lastly: 'largar pular saltar jogar atirar adeus desculpa so_quero cair despedir fim',
    onTrack:
      'sentad*..linha/trilhos deitad*..linha/trilhos linha..comboio_para_morrer sentada_no_trilho estou/sentad*/deitad*/vou/parad*/fico..nos_trilhos estou/sentad*/deitad*..sobre_os_trilhos estou/sentad*/deitad*/parad*..na_linha_do.comboio/trem/metro estou/sentad*/deitad*..nos_carris estou/sentad*/deitad*..na_linha estou/sentad*/deitad*..no_trilho no_trilho no_trilho_depois',
    cutSelf: `me.corto/cortei/cortando/cortar/mutilo/mutilei/cortava cortar_me corto_me cortei_me cortando_me estou_a_cortar_me voltei_a_cortar cortei/corto/cortar/cortando..os/as/o/meus/minhas/meu..braços/bracos/braço/pernas/coxas/pulso/antebraço lamina..braços/bracos/braço/pernas/coxas/pulso passei_a_lamina automutil* me_retalho faço..cortes faço_cortes fiz_no_braço`,
    cut: 'cortei cortes corte cortado fiz_no_braço',
    selfHarm: 'automutil* autolesao autolesoes autoles*',
    hurtSelf: `me.machuco/machuquei/machucar/magoo/queimo/queimei/bato/firo/mordo/arranho/castigo machucar_me magoar_me queimo_me firo_me magoo_me bater_em_mim me_queimando queimar_me me_machucando aleijar_me me_dou_socos me_soco bato_a_cabeça soco_a_perna me_soco_na`,
    purpose:
      'proposito adrede querer castigar sentir aliviar nao_sentir de_proposito ate_sentir ate_doer ate_ficar_roxo ate_sangrar ate_sair_sangue ate_ver_sangue me_acalma unica_coisa_que para_sentir_alguma alivia_me',
    burn: 'queimo queimei queimar queima queimando queimado queimou',
    burner: 'cigarro* isqueiro ferro_quente vela fogao bituca beata ponta_de_cigarro',
    limb: 'braço braços braco bracos pernas pulso pulsos pele coxa coxas mao me perna barriga',
    self: 'me queimo',
    wall: 'parede muro porta chao',
    blood: 'sangue sangra sangrar hematoma galo',
    cutsThem: `se.corta/cortando/cortou/mutila/machuca/queima cortando_se corta_se esta_se_cortando anda_a_cortar_se automutila cortar_se retalhad* se_retalha toda_cortada esta_toda_cortada todo_cortado cortada_de_gilete`,
    woundsSeen: 'cortes feridas cicatrizes laminas marcas queimaduras golpes',
    slit: `cortei/cortar/corto/cortando/cortado/abrir/abri/rasguei/passar..os/meus/as.pulsos/veias/pulso cortar_os_pulsos cortei_os_pulsos pulsos_cortados cortei/cortar/abri/rasguei..o/um/meu/o_meu.pulso/punho cortei_os_punhos`,
    bleed:
      'sangra sangro ~sangrando sangue sangrar fundo profundo a_sangrar esguich* jorrando jorra nao_para_de_sangrar para_de_sangrar',
    blade: 'lamina faca navalha gilete bisturi tesoura vidro estilete x_ato canivete',
    wrist: 'pulso pulsos veias braço garganta',
    ...PT_CARE,
    ...PT_ACTS,
  },
};
