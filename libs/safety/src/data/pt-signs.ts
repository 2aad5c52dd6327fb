import type { Signs } from './table.ts';

export const PT_SIGNS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      fazer|faço ..2 besteira|bobagem|loucura|asneira ..2 comigo|hoje|noite|mesma|mesmo? & vou|comigo|quero : vou fazer uma besteira comigo
      <pills>|corda|gilete|lâmina*|arma & mesa|preparad*|pronto*|pronta*|contad*|juntei|cama|mão|separei|separad* & os|as|meus|tenho|já|estão|a : os comprimidos já estão em cima da mesa
      encontrar|encontrarão|acharem|achar|encontrarem ..3 corpo|morta|morto|segunda|tarde|enforcad* & me|meu|vão|vai|só : vão encontrar meu corpo
      diz|diga|digam|fala|avisa ..4 <moved> ..5 amo|perdão|amava|desculpa : diz pra minha mãe que eu amo ela
      <not> ..2 quero|posso|consigo ..2 continuar ..2 viv*|aqui|neste_mundo|nesse_mundo : não quero continuar viva
      <not>|sem ..2 vontade ..2 viver|continuar_viv* : sem vontade de viver
      <wish> ..3 <die> : qria morrer, juro
      <wish> ..2 estar ..1 morto|morta : queria estar morta
      <not> ..1 quero|qro|quer|queria|desejo|mereço|apetece|kero|quero ..3 viver|vivendo|acordar|existir|existindo|viva|vivo|estar_vivo|estar_viva|vida : não quero mais viver
      <wish>|tomara ..3 <not> ..2 acordar|acorde|acordasse|ter_nascido|amanhecer : tomara que não acorde amanhã
      dormir|deitar ..4 <not> ..2 acordar|acorde : dormir e nunca mais acordar
      <will> ..2 me ..1 matar|suicidar|enforcar|jogar_da|jogar_do|envenenar|afogar|desviver|atirar|apagar : vou me matar hj
      <will> ..3 matar_me|suicidar_me|enforcar_me|atirar_me|desviver : vou matar-me
      me mato|suicido|enforco|matar|suicidar|enforcar|matarei : eu me mato
      mato|suicido|enforco|matar|suicidar me : mato-me hoje
      tirar|tiro|tirarei|acabar_com|dar_fim ..1 a|à|na? ..1 minha ..1 própria? vida : antes do natal tiro a minha vida
      dar|dou|pôr|por|ponho|botar ..2 fim|termo|cabo ..4 vida|tudo|mim|isso|sofrimento|existência : dar um fim na minha vida
      acabar|acabo|terminar ..1 com ..1 tudo|minha_vida|a_minha_vida|minha_existência|meu_sofrimento|esta_vida : vou acabar com tudo
      sou|sinto|tenho|pensamentos|ideias|ideação|to|tô|estou ..2 suicida|suicidas : tenho pensamentos suicidas
      penso|pensando|pensado|pensar|planejo|ideia|ideias|tentei|tentativa ..4 ~suicídio|suicidar|me_matar|matar_me|morrer|morte_minha : penso em suicídio
      preferia|melhor|queria|devia|deveria ..3 morto|morta|não_ter_nascido|nunca_ter_nascido|não_existir|ter_morrido : melhor morta
      <not> ..2 mereço ..2 viver|estar_viv* : não mereço viver
      <not> ..3 razão|razões|motivo*|sentido|vontade|forças ..3 viver|vida|continuar_viv* : não tenho motivo pra viver
      perdi ..3 vontade|gosto ..2 viver : perdi a vontade de viver
      vida ..3 <not> ..3 vale|merece|sentido & pena|viver|vivida|minha : a minha vida não vale a pena ser vivida
      pular|pulo|pula|saltar|salto|salta|jogar|jogo|joga|atirar|atiro|atira & ponte|telhado|prédio|janela|varanda|trem|comboio|metrô|metro|viaduto|linha|penhasco|andar|laje : meu irmao ta no telhado falando q vai pular
      frente|embaixo|debaixo|contra ..3 trem|comboio|metrô|carro|caminhão|camião|ônibus|autocarro|árvore|poste|muro & jogar|atirar|bater|entrar|meter|pular|jogo|atiro|bato : me jogar na frente do trem
      cortar|corto|abrir|rasgar ..2 pulso*|veias|garganta : cortar os pulsos
      tenho|comprei|guardei|juntei|escondi|arranjei|consegui|tem|guardo & <means> & pronta|pronto|espero|esperando|esperar|suficiente*|noite|sozinho|sozinha|sexta|sábado|já|plano|tudo|garagem|gaveta|só : comprei a corda, só espero a sexta
      já|ja ..2 tenho|está|tá|deixei|preparei|planejei ..3 tudo ..3 pronto|preparado|planejado|planeado|arrumado|decidido : já tenho tudo pronto
      carta|cartas|bilhete|bilhetes|vídeo|mensagem & escrevi|escrita|escritas|deixei|prontas|gaveta|gravei|escrito & <moved>|despedida|adeus|perdão|desculpa : ja deixei as cartas pros meus filhos na gaveta
      carta|cartas|bilhete|mensagem ..1 de ..1 despedida|suicídio|adeus : minha carta de despedida
      isto|isso|este|essa ..3 adeus|despedida|última_mensagem|último_adeus : isto é um adeus
      adeus ..2 mundo|para_sempre|a_todos|vida|pra_todos|todos|gente|cruel : adeus a todos
      quando ..2 ler|lerem|leres|lerdes ..6 mort*|não_estarei|não_estou|ido|tarde|não_vou_estar : quando leres isto já não estarei cá, estarei morto
      última|último dia|noite ..2 vida|com_vida|mundo|vivo|viva : é a minha última noite de vida
      jeito|forma|maneira|método|quantos|quantas|como|dose ..5 morrer|me_matar|suicidar|suicídio|letal|fatal|sem_dor|indolor|matar_me : como morrer sem dor
      <someone> ..6 quer|disse|diz|fala|falou|falando|ameaça|tentou|vai|escreveu|pensa|mandou ..6 se_matar|suicidar|morrer|pular|se_jogar|enforcar|matar_se|atirar_se|tirar_a_vida|se_mata : minha amiga disse que vai se matar
      vai|quer|ameaça ..1 se ..1 matar|suicidar|jogar|enforcar|atirar : ela quer se matar
      cuida|cuidem|cuide|tomem_conta|toma_conta ..6 quando|se ..2 não_estiver|morrer|partir|for|já_não : cuida do meu gato quando eu não estiver`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      minha|meu última|último mensagem|noite|carta|natal|aniversário : é a minha última mensagem
      <not> ..2 vou|volto|chego|penso ..3 voltar|chegar|passar|ver|fazer|mais ..4 30|40|natal|aniversário|dos|mais|verão|ano? : não vou chegar aos 30
      <not> ..2 estarei|vou_estar ..4 segunda|domingo|amanhã|natal|aniversário|casamento|quando|mais|sábado|cá : não estarei cá no domingo
      <not> ..2 pertenço|encaixo|sirvo|presto|mereço ..4 mundo|aqui|lugar|nada|nenhum|amor? : não pertenço a este mundo
      ninguém ..3 ama|precisa|quer|importa|entende|gosta|liga : ninguém me ama
      choro|chorando|chorar ..3 toda|todas|noites|noite|parar|dias|todos : choro toda noite
      quebrada|quebrado|morta|morto|vazia|vazio|destruíd* ..1 por dentro : estou morta por dentro
      sem|não|tenho ..2 forças|energia|força : já não tenho forças
      sou ..2 fracasso|fracassad*|lixo|merda|vergonha|desastre ..4 todos|vida|família|total? : sou um fracasso
      acabar|terminar ..2 tudo ..2 hoje|noite|já|vez|logo? & quero|vontade|vou|penso : vontade de acabar tudo
      melhor|felizes|feliz|tranquilos|aliviados|fácil ..5 sem_mim|se_eu_não|se_eu_morrer|se_eu_sumir|se_eu_morresse|se_eu_desaparecesse : todo mundo ia ficar melhor sem mim
      sem mim ..4 melhor|felizes|fácil|tranquilos : sem mim era melhor
      <not> ..1 aguento|guento|posso|consigo|suporto|dá ..2 mais|mas|assim|continuar|viver : nao aguento mais
      <not> ..2 vejo|há|tem|tenho|encontro|existe|enxergo ..3 saída|saida|futuro|esperança|escapatória|solução|luz|amanhã : n vejo saida
      sem saída|esperança|futuro|rumo|chão : estou sem saída
      pra|para|por|pq|porquê|porque que|q|quê|eu ..4 sigo|tô|to|estou|vivo|viver|existo|nasci|continuar|continuo|levantar|acordo|acordar ..3 aqui|vivo|viva|vivendo|viver|cá|levantar? : pra q q eu ainda to aqui
      qual|que ..2 sentido|propósito|interesse ..4 viver|vida|continuar|tudo|disso|isto|levantar|existir : qual o sentido de viver
      quero|queria|só|preciso|vontade|queria_só ..5 tudo|isso|isto|dor|barulho ..3 pare|parasse|acabe|acabasse|parar|acabar|termine|terminasse|suma : so queria q tudo parasse
      se ..2 sumir|sumisse|morrer|morresse|desaparecer|desaparecesse|faltar|for_embora ..6 ninguém|percebe|nota|falta|importa|liga|melhor|diferença|alívio|repara : se eu sumir ninguem percebe
      ninguém ..5 sentiria|percebe*|importa*|notaria|choraria|nota|liga|sentir_falta|falta|repara* : ninguém sentiria a minha falta
      quero|queria|gostaria|vontade|só|podia ..4 sumir|desaparecer|não_existir|deixar_de_existir|evaporar|não_estar_aqui|ir_embora_de_vez : queria sumir
      cansad*|fart*|exaust*|saco_cheio|esgotad* ..2 de|da|do ..2 viver|existir|vida|tudo|mim|lutar|respirar|estar_aqui|estar_viv* : cansada de viver
      odeio ..3 minha_vida|viver|existir|acordar|a_mim : odeio a minha vida
      sou|ser|só|sinto ..3 peso|fardo|estorvo|lixo|inútil|encargo|carga : sou um peso pra todos
      tomara|se|espero|queria ..4 ônibus|carro|caminhão|autocarro|câncer|cancro|doença|raio|trem & me|atropel*|importaria|mate|leve|pegue|igual : se um carro me atropelar tanto faz
      tanto|não faz|importo|importa|ligo & morrer|morro|viver|vivo|acordar|vivo_ou_morto : tanto faz morrer
      <not>? nada ..4 sentido|importa|vale|resta|interessa|graça|adianta : nada mais faz sentido
      vida ..2 <not>? ..3 sentido|acabou|vazia|inútil|insuportável|valor|merda : minha vida não tem sentido
      penso|pensando|sonho|imagino|pensar ..4 morte|morrer|meu_enterro|meu_funeral : penso muito na morte
      dormir ..2 para_sempre|pra_sempre|eternamente : dormir pra sempre
      sinto|to|tô|estou|me ..3 vazi*|desesperad*|sem_esperança|no_fundo_do_poço|inútil|pres*|destruíd*|quebrad* : me sinto vazia e desesperada
      dei|doei|doando|distribuí ..3 minhas|todas|tudo|meus ..2 coisas|cachorro|gato|roupas|violão|cão : doei todas as minhas coisas
      obrigad*|perdão|perdoem|desculpa|desculpem ..3 por ..2 tudo ..7 adeus|sempre|não_importa|fui|falhar|peso|resto|não_dá? : desculpem por tudo
      <not> ..2 seguro|segura|confio ..3 sozinh*|comigo|em_mim|mim : não estou segura sozinha
      olho|olhando|fico|encaro|chama ..5 ponte|trilhos|corda|varanda|comprimidos|viaduto|remédios|janela : fico olhando pros trilhos
      desisto|desisti|desistir ..3 viver|vida|tudo|mim|de_tudo : desisti da vida
      encontrar|ver|ficar|estar ..2 com? ..2 mãe|pai|avó|filho|vó ..2 céu|lá_em_cima|outro_lado : quero encontrar minha mãe no céu`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      fiz|faço|fazer|fazendo ..2 cortes|feridas|queimaduras|marcas ..3 braço*|perna*|pulso*|mim|coxa*|corpo : fiz cortes nos braços
      cortei|queimei|rasguei|abri ..2 braço|braços|pernas|coxa*|pulso*|pele : cortei os braços
      machuc*|magoo|cort*|queim* ..3 toda|todas|todo|todos|sempre|diariamente ..1 noite|noites|dia|dias|semana? & me|eu : eu me machuco toda noite
      me corto|cortei|cortava|queimo|queimei|arranho|machuco|machuquei|mutilo|mutilei|firo|feri|mordo|magoo|automutilo|cortando|machucando|queimando : me cortei de novo ontem a noite
      corto|cortei|queimo|queimei|magoo|magoei|mutilo|firo|cortar|magoar|queimar|ferir|magoar me & propósito|novo|dias|ontem|sempre|hoje|todos|exames|semana|braços|isqueiro|lâmina|outra|noite : ando a magoar-me de propósito todos os dias
      voltei|recaí|comecei|ando|continuo ..3 me_cortar|cortar_me|me_machucar|automutil*|me_mutilar|magoar_me|me_cortando|me_queimar : voltei a me cortar
      automutil*|autolesão|autolesões ..5 de_novo|novamente|todo|cada|ontem|hoje|recaída|recaí|semana|dias : automutilação de novo ontem
      sangr* & fundo|corte*|lâmina|gilete|faca|braço*|pulso*|pára|parar|cortei & to|tô|estou|me|não|foi|mt|muito : to sangrando mt, foi mais fundo do q eu queria
      bato|soco|bati ..3 cabeça|mão|punho ..3 parede|chão|sangr* : bato a cabeça na parede`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <not>? me_cortar|cortar|cortar_me|automutil*|me_machucar|magoar_me|me_queimar & vontade|voltou|impulso|tentação|urge|recair : 8 meses sem me cortar mas a vontade voltou
      gilete|lâmina|faca|estilete|isqueiro|tesoura|navalha & olhando|olho|escond*|guardo|penso|acalma|gaveta|banho|fico & me|fico|a|não|n|pra : fico olhando pra gilete no banho
      mereço ..3 dor|sofrer|castigo|sangrar|apanhar : mereço sofrer
      dor|sangue ..5 sentir|acalma|alivia|ajuda|sinto : só a dor me acalma
      cicatrizes|cortes|feridas|marcas|manga|mangas & escond*|tap*|comprida*|longa*|cobr*|vejam : escondo os cortes
      automutil*|autolesão|me_machucar|magoar_me|me_punir|me_cortar : me machucar`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> & <lots> & <pills> : acabei de tomar todos os remedios de dormir
      # <pills> & <took> : tomei 30 comprimidos
      <pills> & vodka|álcool|vinho|cachaça|cerveja|whisky & <took>|misturei|com_muito|rodando|roda : remédios com vodka, misturei tudo
      <took> & água_sanitária|lixívia|veneno|chumbinho|raticida|detergente|desinfetante|soda_cáustica : tomei veneno
      overdose & tomei|teve|tendo|tem|fez|ajuda|agora|amigo|amiga|irmão|usou : acho que meu amigo teve uma overdose
      usou|tomou|droga|drogas|fumou|cheirou|injetou|comprimidos & <not> ..2 acorda|respira|reage|responde|mexe : minha amiga usou algo na festa e n acorda
      <not> ..1 acorda|reage|respira|responde ..6 tomou|comprimidos|drogas|boca|remédios|amig* : ele não reage, tomou remédios
      <not> ..1 consigo|consegui ..1 acordar ..1 ele|ela|lo|la|minha|meu : não consigo acordar ela
      boca|lábios|rosto|dedos ..2 rox*|azul|azuis|cinza : boca roxa
      respirando|respira|respirar ..2 estranho|mal|fraco|devagar|pouco : ele respira estranho
      desmai*|inconsciente|convuls*|espum* & tomou|remédios|drogas|bebeu|comprimidos|usou|cheirou : desmaiou, tomou drogas`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> & demais|dobro|muitos|vários & <pills>|dose : tomei o dobro da dose
      <took> & <pills> & tont*|estranh*|medo|enjoo|rodando|dormente|sono|mole : tomei uns comprimidos e estou tonta
      quero|vou|penso|vontade|podia ..3 tomar|engolir ..3 todos|cartela|frasco|caixa|comprimidos|tudo : vontade de tomar a cartela inteira`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      ~suicídio|suicidar|suicid* : o suicídio`,
  },
];
