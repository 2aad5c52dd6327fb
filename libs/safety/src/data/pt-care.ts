import type { Signs } from './table.ts';

export const PT_CARE: readonly Signs[] = [
  {
    kind: 'withdrawal',
    urgent: true,
    rows: `
      <stopped>|abandonou ..4 <alcohol>|<benzo>|beber && convuls*|ataque|tremendo|tremer|vendo_gente|vendo_bichos|delir*|alucin*|vendo|vê_gente|vozes + meu marido largou a pinga faz 3 dias tá suando, tremendo e vendo gente que não existe - largou a pinga e está vendo novela
      dia|dias|noite|horas ..2 sem ..3 <alcohol>|<benzo>|beber|copo|trago && <sym>|tremo|treme|suor|vozes|convuls* + segundo dia sem cachaça, suo frio e ouço gente que não está aqui - segundo dia sem vinho em casa
      <stopped> ..5 <alcohol>|<benzo> && <sym> + parei de beber há três dias, as mãos tremem e vejo aranhas - parei de fumar
      <benzo> ..4 <stopped> && <sym> + o rivotril, parei de repente e tive convulsão - rivotril
      abstinência|desintoxicação|desmame && <sym> + em abstinência e tremendo - abstinência de telemóvel
      <sym> ..6 quando|se|sem|porque|desde ..4 não|sem? ..1 bebo|álcool|beber|<benzo> + tremo quando não bebo - tremo quando falo`,
    unless: `
      emoção|riso|com_frio|de_frio|café|fumar`,
  },
  {
    kind: 'pregnancy',
    urgent: true,
    rows: `
      grávida|gravidez|gestante|barriga_de && perder|perco|perdendo|perdi|sai|saiu|saindo|cheia_de|muito|cueca ..3 sangue|líquido|água ..1 !análises + grávida de 10 semanas e a perder muito sangue - grávida e com muita água em casa
      grávida|gravidez|semanas_de_gestação|gestante && sangr*|perdendo_sangue|tem_sangue|sangue_por|muito_sangue|a_perder_sangue|sangramento|hemorragia|contrações|bolsa_rompeu|rompeu_a_bolsa|águas_rebentaram|dores_fortes|dor_forte|cólicas_fortes|visão_turva ..1 !exame|análises + estou grávida de 30 semanas e sangrando - grávida e exame de sangue ok
      bebê|bebé|neném|feto ..4 não|parou|mal|pouco|quase_não ..2 mexe|mexer|mexeu|mexido|movimentos|chuta|se_mexe ..1 !casa + o bebê não mexe desde ontem - o bebê não dorme
      não|nao ..2 sinto|senti|sentido ..3 bebê|bebé|neném|mexer|movimentos|chutes|mexendo ..2 !chorar + não sinto o bebê mexer - não sinto frio
      grávida && não|nao|sem ..3 sinto|mexe|movimentos|mexer|sentir + grávida e não sinto o bebê - grávida e sem tempo`,
  },
  {
    kind: 'chest-pain',
    urgent: true,
    rows: `
      mexer|mexo|levantar|levanto|sinto|mexe|levanta ..3 braço|mão|perna|lado & fala|falar|falo|palavras|palavra|língua|boca & repente|súbito|agora|direito|direita|esquerdo|esquerda|começou + não consigo levantar o braço direito e não encontro as palavras - levantar a mão para falar
      aperto|aperta|pressão|peso|dor|dói ..3 peito|tórax|coração && mandíbula|maxilar|queixo|braço|suor*|suo|suando|costas|enjoo|falta_de_ar ..1 !supino + aperta no peito e no maxilar, suo, é stress - aperta no peito a saudade dela
      braço|mão|lado|perna|metade ..2 direito|direita|esquerdo|esquerda|todo|corpo? ..4 força|mexer|mexo|levantar|levanto|mole|dormente|paralisad*|sinto|adormecid*|responde|mexe ..1 !ginásio|academia && fala|falar|falo|palavras|palavra|cara|boca|repente|súbito|agora|confus*|língua & fala|falar|falo|palavras|palavra|cara|boca|língua|rosto ..1 !tatuagem + não consigo levantar o braço direito e não encontro as palavras - o braço da tatuagem e as palavras
      fala|falar|falando|voz|palavras|língua ..3 arrastad*|enrolad*|embolad*|trocad*|entaramelad*|enrolando|estranho|esquisito|tortas|trocadas ..1 && repente|súbito|braço|boca|mão|lado|perna|visão|agora|cara ..1 !inglês|bêbado + minha avó começou a falar tudo enrolado de repente e a mão ficou mole - falar enrolado em inglês
      boca|cara|rosto|olho ..5 ao_lado|de_lado|torta|torto|caída|caído|paralis*|dormente|descaída|descaído|entortou|repuxada|desviada|pendurada|mole && fal*|palavra|palavras|braço|enrola*|arrasta*|mão|mexe ..1 !bolo + a minha mãe ficou com a boca ao lado de repente e não consegue falar - a boca de lado do boneco
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
      refeição|refeições|comer|como|comi|jantar|almoço ..4 vomit*|propósito & vomit* & propósito|sempre|toda|todas|cada|dedo|dedos + depois de comer vomito de propósito - comer fora sempre
      vomitando|vomito|vomitar|vomitei|vomita ..4 depois|após|toda|todas|cada|tudo|sempre ..3 refeição|refeições|comer|como|comi|proposito|propósito|jantar|almoço ..1 !bebé|cão + tô vomitando depois de toda refeição de propósito - o bebé vomitou depois de comer
      jejum|jejuo|jejuando ..6 desde|dias|dia|total|absoluto|seco|horas && gorda|gordo|magra|magro|emagrecer|quilos|peso|engordar + jejum total desde domingo, ainda me vejo gorda - jejum de análises
      não|nem ..1 ponho|pus|meto|toco|provo|engulo|entra ..2 comida|nada|garfada ..2 na? ..1 boca|desde|há ..3 + não ponho comida na boca desde terça - não ponho comida na mesa
      só|apenas|somente ..3 água|chá|café|líquidos|caldo ..4 desde|há|faz|dias|semana|segunda|terça|quarta|quinta|sexta|sábado|domingo && gorda|gordo|magra|magro|emagrecer|peso|quilos|quilo|engordar|secar|comida|comer|barriga ..1 !plantas + só água desde terça, não ponho comida na boca, ainda me acho gorda - só água desde terça para as plantas
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
      parei|larguei|deixei|cortei ..3 cachaça|bebida|álcool|pinga|vinho|cerveja && vez|repente|hoje|hj && bebia|bebo|garrafa|todo_dia|anos + parei com a cachaça de uma vez, bebia uma garrafa todo dia - parei com a cerveja sem gosto
      parei|parou|larguei|deixei|cortei|paro ..4 beber|bebida|álcool|pinga|copos|<alcohol> && garrafa|garrafas|litro|litros|cervejas|latas ..6 dia|noite|diária + ontem parei de beber de repente, dois litros de vinho por dia - parei de beber sumo
      bebia|bebi|bebo|bebendo|bebe|tomava|tomo|mamava|virava|garrafa|garrafas|litro|litros ..6 garrafa|garrafas|litro|litros|dúzia|cervejas|latas|copos|vinho|<alcohol> ..4 dia|diária|diário|noite|todo|todos|diárias && parei|parou|larguei|deixei|cortei|parar|paro|largo|acabei ..3 hoje|ontem|repente|vez|agora|manhã|segunda|golpe|tudo|semana ..1 + bebia uma garrafa de uísque por dia há anos e hoje parei de repente - bebia um litro de sumo por dia e parei hoje
      <stopped> ..4 <alcohol> && dia|dias|garrafa|garrafas|litro|litros|noite|alcoólatra|alcoólic*|anos|repente|sozinho|sozinha|casa|vodka & como|posso|quero|ajuda|devo|perigoso|repente + como paro de beber, todo dia uma garrafa de vodka - como paro de beber café
      bebo|bebe ..6 garrafa|garrafas|litro|litros|cervejas|vodka & dia|noite|cada|todo & parar|paro|como|largar|deixar + bebo uma garrafa de vinho por dia e quero parar - bebo um litro de água por dia
      <stopped> ..4 <benzo> + posso parar o rivotril sozinho em casa - parar o carro
      desintox*|abstinência|desmame ..4 casa|sozinha|sozinho|álcool|como|drogas + desintoxicação do álcool em casa - abstinência das redes`,
    unless: `
      café|cola|fumar|suco|sumo|sumos|água|refrigerante|açúcar|redes|dias_sem|telemóvel
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
      não ..1 temos|tem|tenho ..1 para_onde|pra_onde|onde ..1 ir|morar|viver|dormir ..1 & despejo|rua|casa|senhorio|proprietário|sair|aluguel|renda|quinta|sexta|amanhã ..1 !férias + a gente não tem pra onde ir, sai de casa na quinta - não tenho onde ir jantar
      despejo|despejam|despejad*|despejar ..4 é|na|no|vai|será|marcado|está|foi_marcado|em ..3 <day>|dias + o despejo é na quinta e não temos para onde ir - o despejo de lixo é aqui
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
      tribunal|julgamento|audiência|juiz ..6 amanhã|segunda|terça|quarta|quinta|sexta|semana_que_vem|próxima|advogado|depois_de_amanhã ..1 & tenho|temos|vou|é|sem|não|minha|nosso ..1 !ténis|bolo|padel + o tribunal da custódia é depois de amanhã - o tribunal é bonito
      tenho|temos|vou_ter ..1 tribunal|julgamento|audiência ..1 !perto + depois de amanhã tenho tribunal e não tenho advogado - tenho o tribunal perto
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
  {
    kind: 'medicine',
    rows: `
      quero|quer|vou|vai|resolvi|resolveu|decidi|decidiu|penso|pensa|amanhã|hoje|ontem|anda|começou ..3 parar|largar|deixar|suspender|cortar|parei|parou|largou|deixou|paro|largo|deixo|tirar ..4 <med> ..8 sozinh*|conta_própria|sem_avisar|sem_dizer|sem_falar|sem_consultar|sem_ir|escondid*|escondidas|não_preciso|não_precisa|de_repente|sem_ver|sem_contar|não_quero|não_quer + minha mãe resolveu largar o haldol por conta própria - minha mãe resolveu largar o coração de lado
      sozinh*|conta_própria|sem_avisar|sem_dizer|sem_falar|sem_consultar|escondid*|escondidas & parar|largar|deixar|suspender|cortar|parei|parou|larguei|largou|deixei|deixou|paro|largo|deixo ..4 <med> + vou largar o haldol sem falar com a médica, sozinha vou largar o haldol - vou sozinha ao cinema
      posso|pode|devo|quero|vou|pensei ..3 dobrar|tomar|duplicar|aumentar ..2 dose|dobro|dois|duas|mais|dobrada ..4 <med>|<drug> + posso tomar dose dobrada de quetiapina hoje - posso tomar dois cafés
      posso|pode|devo ..3 dobrar|duplicar|aumentar ..4 <med>|<drug>|dose ..1 !bolo + posso dobrar a dose do rivotril hoje - posso dobrar a roupa`,
  },
];
