import type { Signs } from './table.ts';

export const PT_SELF: readonly Signs[] = [
  {
    kind: 'suicide',
    rows: `
      comprei|arranjei ..2 a corda ..1 & vida|acabou|hoje|ontem|fim|noite ..1 !guitarra|saltar + a vida acabou pra mim, comprei a corda ontem - a corda da guitarra
      quero|queria|vou|vontade|só_quero ..2 morrer|desaparecer_deste_mundo|partir_deste_mundo|deixar_este_mundo ..1 !de|do|da|feliz|em|no|na|velho|velha|antes|a|sem_ver + quero morrer não aguento mais - quero morrer de rir
      não|nem ..1 quero|aguento|consigo|queria ..1 mais esta_vida|estar_aqui_neste_mundo|essa_vida|acordar ..1 !cedo|em|com|na|no|assim|às + não aguento mais essa vida - não quero mais essa cama
      <someone> ..6 disse|falou|diz|escreveu|mandou|contou|jurou|ameaça|garante|fala|postou ..4 se_vai|vai_se|se|vai ..1 matar|mata|suicidar|enforcar|atirar|jogar|matar_se|atirar_se|jogar_se|enforcar_se|suicidar_se|morrer ..1 !de|no|a_trabalhar|a_rir|fora + minha irmã falou que vai se matar hoje à noite - minha irmã falou que vai se mudar
      arma|pistola|revólver|espingarda|caçadeira|facão ..4 carregad*|na_mão|comigo|ao_colo|na_mesa|ao_lado|na_cabeça|na_boca ..1 & hoje|agora|noite|faço|acabo|fim|despedida|minha_vez|vou ..1 !caça|polícia + a pistola está carregada ao meu lado, faço isso hoje - a arma carregada do soldado de brinquedo
      seguro|família|filhos|eles|todos|mundo|vocês ..6 melhor|seguro|paga|recebe|recebem|dívida|dívidas ..4 sem_mim|se_eu_morrer|comigo_morta|comigo_morto|morta|morto|morrer|seguro|eu_morrer ..1 !carro & decidi|decidid*|escolhi|marquei|dia|morrer|data|semana|plano + minha família fica melhor com o seguro se eu morrer e já decidi que vai ser essa semana - o seguro do carro paga melhor
      comprei|arranjei ..2 uma corda & onde|quando|árvore|acabar|noite + comprei uma corda ontem e sei onde a vou usar - comprei uma corda de guitarra
      corda|arma|pistola|gás|lâmina|comprimidos ..4 comprei|comprada|arranjei|pronta|prontos|escolhi & sei|onde|quando|carta|despedida|dia|decidid* ..3 onde|quando|despedida|morrer|usar|fazer|fim? ..1 !treino + comprei uma corda ontem, sei onde e quando - comprei uma corda para o treino
      maneira|forma|jeito|modo|método ..2 de ..1 morrer|me_matar|matar_me|suicídio|suicidar ..1 !de_rir + qual é a maneira de morrer que dói menos - a maneira de moer café
      quantos|quantas|quanto|que ..2 <drug>|dose|insulina ..6 morrer|matar|me_matar|matar_me|mata|morte|morro|letal|mortal|suicid* ..1 !bicho|piolho + que dose de insulina mata - quantos comprimidos tem a caixa
      <drug>|dose|drogas|insulina ..6 para|pra|pro|p ..1 me|se? ..1 morrer|matar|matar_me|suicidar ..1 !bicho|piolho|gato + quantos comprimidos são precisos para morrer - quantos comprimidos para a dor
      pôr|por|ponho|botar|dar|dou|meter|colocar|coloco ..1 fim|termo|cabo ..1 na|à|a|aos|da? ..1 minha|meus|esta? vida|dias|existência ..1 !noturna|amorosa|profissional|de + depois do Natal vou pôr fim à vida, está decidido - vou pôr fim à conversa da vida
      vou|quero|queria|penso|plano|decid*|hei ..3 atirar_me|jogar_me|lançar_me ..4 linha|ponte|prédio|comboio|rio|mar|metro|viaduto|autocarro|camião|carris|daqui|abaixo|andar|falésia|janela|varanda + vou atirar-me para a linha na segunda - vou atirar-me ao trabalho
      vou|quero|queria|penso|plano|decid*|hei|vontade ..3 me ..1 atirar|jogar|lançar ..4 linha|ponte|prédio|trem|comboio|rio|mar|metrô|metro|viaduto|passarela|passadiço|autocarro|ônibus|camião|trilhos|daqui|abaixo|andar|falésia|janela|varanda ..1 !piscina + tenho plano de me atirar para a linha na segunda - vou me jogar no curso de alemão
      vou|quero|queria|vontade|plano|penso|hei|decid* ..2 me|pra_me|de_me|para_me ..1 enforcar|matar|suicidar ..1 !de|a|em|no_trabalho + hei de me enforcar - vou me atirar no sofá
      janela|andar|varanda ..5 só|é_só|basta|falta|vou ..2 largar|soltar|saltar|pular|jogar|atirar|deixar_ir|cair + estou no parapeito da janela do oitavo andar, é só largar - a janela é só pintar
      sentad*|deitad*|parad*|estou|tô|fico|subi ..3 linha|trilho|trilhos|carris|passarela|parapeito|beiral|peitoril|ponte|viaduto|telhado|terraço|falésia|varanda ..3 & morrer|vem|vindo|espera|esperar|esperando|espero|passe|passar|adeus|largar|largo|solto|soltar|jogar|saltar|atirar|pular|deixar_cair|acabar|deixo_me_ir|fim + estou sentada na linha do comboio para morrer e ele vem aí - estou na linha do comboio de Sintra
      pronta|pronto para|pra ..1 morrer|partir_para_sempre|acabar_com_tudo + pronta para morrer - pronta para partir
      não|nao ..1 vejo|encontro|acho ..3 sentido|motivo|razão ..3 viver|vida ..1 !na_cidade + não vejo sentido em viver - não vejo sentido em vir
      morrer|me_matar|se_matar|morte|suicídio|suicidar ..3 sem ..1 dor|sofrer|sofrimento + há uma forma de morrer sem dor - correr sem dor
      hoje|agora|amanhã|esta_noite ..1 eu? ..1 me enforco|mato|suicido|atiro|jogo_da ..1 !de|a + hoje eu me enforco - hoje me mudo
      <want> ..3 morrer|estar_morta|estar_morto|deixar_de_existir|não_existir|sumir_para_sempre|desaparecer_para_sempre|não_acordar|nunca_mais_acordar|deixar_de_viver ..1 !de|em|feliz|velho|velha|antes|a_trabalhar|no|na + quero morrer + tenho vontade de morrer - quero morrer de vergonha
      não|nao|nem|n|ñ ..1 quero|queria|consigo|aguento|desejo !morrer ..2 viver|existir|estar_viva|estar_vivo|acordar_mais|continuar_viva|continuar_vivo|continuar_a_viver ..1 !em|com|aqui|aí|assim|na|no|nesta|neste|sem|longe|a|de|sozinha|juntos|mais_em|mais_nesta|mais_com + não quero mais viver - não quero mais viver nesta cidade
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
      lâmina|gilete|estilete|bisturi|xis_ato|navalha|x_ato & me_corto|corto_me|me_cortei|cortei_me|cortar_me|me_cortar|me_cortando ..1 !barba + levo uma lâmina na mochila e me corto - a lâmina da barba
      corto|cortei|magoo|queimo|mutilo|firo me ..6 casa_de_banho|quarto|escondid*|escola|hoje|vezes|lâmina|gilete|noites|braços|pernas|coxas ..1 !cabelo|barba|papel|cozinha|unhas + corto-me na casa de banho com uma lâmina - corto-me sempre a cozinhar
      me|mim ..1 corto|cortei|corto_me|cortando|queimo|mutilo|firo ..6 banheiro|casa_de_banho|quarto|escondid*|escola|hoje|vezes|lâmina|gilete|todas_as_noites|todo_dia ..1 !cabelo|barba|papel|cozinha|unhas + me corto no banheiro do trabalho, hoje duas vezes - me corto no papel
      bato|bati|batendo|bater|dou|dei|soco ..3 cabeça ..3 parede|chão|porta|muro|mesa & sangrar|sangue|propósito|magoar|machucar|castig*|galo|ferida|desmai*|inchad*|outra_vez|roxo + bato com a cabeça na parede até sangrar - bato com a cabeça na parede com este excel
      vi|descobri|encontrei|achei|tem|cheia|cheio|esconde|mostrou ..4 cortes|golpes|queimaduras_de_cigarro ..4 braços|braço|pernas|perna|pulsos|pulso|coxas|barriga ..1 & filha|filho|irmã|irmão|amiga|dela|dele|sobrinha|aluna|meus|minhas|nos_meus ..1 !bicicleta|futebol + vi os cortes nas pernas dela - os cortes no orçamento dela
      filha|filho|irmã|irmão|amiga|amigo|sobrinha|sobrinho|aluna|aluno|namorada|namorado|menina|enteada|neta|prima|colega ..3 se_cortando|se_mutilando|se_machucando|a_cortar_se|cortar_se|cortando_se|se_queimando|se_ferindo|a_mutilar_se|se_arranhando ..2 !o|cabelo|no|na|unhas|com_papel|gastos + minha filha tá se cortando - minha filha tá se cortando o cabelo
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
      cheirou|injetou|fumou|usou|meteu|tomou|snifou|chutou|picou|dose|consumiu|chuto|pico ..12 não|nao|mal|nem ..1 me? ..1 responde|acorda|respira|reage|mexe ..1 !mensagens|emails|cedo & cheirou|injetou|fumou|usou|snifou|chutou|dose|consumiu|chuto|droga*|coisa|pico|algo + um amigo cheirou uma coisa, convulsiona e não responde - fumou e não responde mensagens
      me envenenei|intoxiquei ..1 + acho que me envenenei com gás - me enervei com o gás
      envenenou|envenenei|intoxicou|envenenar|envenenado|envenenada ..2 se|me|comprimidos? & se|me|comprimidos|remédios|hoje|agora ..1 !relação|ambiente|trabalho + uma amiga escreveu que se envenenou - o chefe envenenou o ambiente
      <took>|injetou|bebeu ..8 de_propósito|por_querer|propositadamente && <drug>|insulina|lixívia|veneno|produto + a minha avó tomou as gotas do coração de propósito - bebeu de propósito o meu sumo
      <took>|misturei|misturou|mistura|injetei|injectei ..8 <drug>|<alcohol>|insulina|veneno|drogas && para|pra|pa|p|x|até ..2 morrer|morre|me_matar|matar_me|se_matar|suicidar_me|me_suicidar|não_acordar|nunca_mais_acordar|nunca_acordar|dormir_para_sempre|acabar_com_tudo|acabar_de_vez ..1 !de + misturei remédio com pinga pra morrer - misturei vinho pra molho
      injetei|injectei|injetou|injectou|inject*|injet*|apliquei|espetei|meti|tomei ..2 toda|todo|tudo|caneta|demais|doses|#10|frasco|ampola ..4 insulina|caneta + injetei toda a insulina de propósito - toda a gente na fila
      injetei|injectei|injetou|injectou|inject*|injet*|apliquei|espetei|piquei|meti|tomei|dei ..4 insulina|caneta|insulinas ..4 toda|todo|tudo|inteira|demais|propósito|uma_vez|de_mais|unidades|para_morrer|não_acordar|nunca_mais + injetei a insulina toda de uma vez - injetei a insulina de manhã
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
      prednisona|prednisolona|cortisona|corticoide|corticoides|corticóide|corticóides|hidrocortisona|meticorten && desmai*|cai|caio|cair|caindo|tomba|apaga|apaguei|chão|vomit*|colaps* && deitou_fora|deitei_fora|jogou_fora|joguei_fora|parou|parei|deixou|deixei|largou|larguei|suspendeu|cortou|cortei|acabou|abandonou|interrompeu|sem|repente + a minha irmã deitou fora a prednisolona e está sempre a desmaiar - a prednisolona caiu no chão
      insulina|insulinas ..4 acabaram|terminaram|esgotaram|desde|acabado ..1 !história & acabaram|terminaram|esgotaram|acabado|sem|falta|não|açúcar|glicemia|glicose + canetas de insulina acabaram e a glicemia está em 500 - insulina desde 1921
      acabaram|acabou|terminou|esgotaram|terminaram|partiram|sem ..4 insulina|insulinas|canetas_de_insulina + acabaram as canetas de insulina na sexta - acabaram as canetas azuis
      convuls*|ataque_epilético|ataque_epiléptico ..6 não_para|agora|não_acorda|responde|acabou_de|neste_momento|minutos|nunca_teve|seguidas & ele|ela|filho|filha|pai|mãe|marido|mulher|amigo|amiga|bebê|bebé|está|tá|teve|irmão + ele está a ter uma convulsão que não para, convulsão agora - convulsões no mercado
      espuma|espumando|a_espumar ..3 boca + está com espuma pela boca - espuma de barbear
      enforcou|pendurou ..4 & se & respira|pulso|tirámos|tiramos|cortámos|soltei|desci|acorda|agora|socorro|vivo ..1 !casaco + o avô se enforcou, cortámos a corda, não respira - ele pendurou se na barra a rir
      encontrei|achei|vi|encontramos|achamos|descobri|cheguei ..8 enforcad*|pendurad*|pulsos_cortados|veias_cortadas|pulsos_abertos|ensanguentad* ..2 !quadro|casaco|roupa|exposição & mãe|pai|irmão|irmã|filho|filha|amigo|amiga|avô|avó|marido|mulher|colega|ele|ela|roommate|namorado|namorada|vizinho|quarto|banheira + encontrei a minha colega na banheira com os pulsos cortados - achei o quadro pendurado
      não|nem|parou|deixou|mal|quase_não ..2 respirando|respirar|a_respirar|respira ..1 !fundo|bem_pelo|ar_puro|de_alívio & ele|ela|mãe|pai|marido|mulher|filho|filha|bebê|bebé|irmão|irmã|avô|avó|amigo|amiga|meu|minha|vizinho|faço|socorro|ajuda + ele não tá respirando o que eu faço - não respira o pó da obra
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
];
