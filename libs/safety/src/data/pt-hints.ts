import type { Signs } from './table.ts';

/** What may be meant: words of despair, of means and of danger near each other. */
export const PT_HINTS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      data|dia|hora & escolhi|escolhid*|marquei|marcad*|decidi*|defini & morte|morrer|ir_embora|último|fim|acab*|despedi*|vida|sumir|partir : já escolhi a data da minha morte
      data|dia & escolhi|escolhid*|marquei|marcad*|decidi*|defini & depois|antes|quando & filha|filho|casamento|aniversário|aniversario|mãe|natal|eles|prova|férias : já escolhi o dia, depois do aniversário da minha filha
      ninguém ..2 tem|teve ..1 culpa : ninguém tem culpa
      <not> ..2 é|foi|será|tem ..3 culpa ..3 ninguém|tua|sua|vossa|dela|dele|vocês : não é culpa de ninguém
      diz|diga|digam|diga_m|avisa* ..5 amei|amo|culpa|perdo*|amava|gostava : diga pra minha mãe que eu amei ela
      dei|doei|deixei|entreguei|dar ..4 cachorr*|gat*|cão|joias|coisas|roupas|violão|anel|filhos|guitarra & <not> ..4 precis*|estar*|volt*|falta|ver|viver : dei meu violão porque não vou precisar
      <future> & <not> ..3 vejo|imagino|visualizo : daqui a um ano não me vejo
      <not> ..3 imagino|vejo|chego|chegar|vou_chegar|completo|faço ..4 # : acho que não chego aos 25
      tanto_faz|importa|indiferente|igual & acord*|amanhec* & se|não|amanhã : tanto faz se eu acordo amanhã
      <me> & morrer|morra|morresse|morte|suicid*|me_matar|matar_me|caixão|túmulo|enterro|funeral|velório : só me vejo dentro do caixão, eu
      mort* ..2 por_dentro|dentro|em_vida|ambulante|vivo|viva : estou morta por dentro
      me|mim & sinto|vejo|estivesse|estaria|ficaria ..3 mort* : às vezes me sinto morta
      <not> ..3 <see> ..6 <future> : não me imagino em dezembro
      <not> ..3 <future> ..4 mim|pra_mim|para_mim|tenho|resta : não há um amanhã para mim
      para|pra|por que|quê|q ..8 <future>|continuar|esforçar|planos|levantar|tentar : pra que fazer planos pro ano que vem
      <not> ..3 vale|tem|há|faz|encontro|vejo|importa|resta|restam|tenho|sobrou ..5 pena|sentido|nada|motivo*|razão|vontade|forças|esperança|ilusão|luz|graça : já não me restam forças
      <not> ..2 <bear> ..6 mais|isto|isso|vida|assim|tudo|nada|dor|dia|continuar|mundo|comigo : já não suporto esta dor
      <not> ..2 sei ..3 quanto|como|se ..6 aguent*|resist*|continu*|consigo|fingir|suport* : não sei quanto mais consigo fingir
      <not> ..1 quero|tenho_vontade|consigo|sirvo|devia ..2 seguir|estar|continuar|existir|lutar|respirar|abrir_os_olhos|levantar ..4 aqui|mais|assim|nada|vida|mundo|viv*|existir|cá : não quero continuar assim
      <tired> ..3 viver|existir|vida|tudo|mim|lutar|respirar|seguir|fingir|levantar|acordar|isto|isso|sofrer|mundo|aguentar : estou farta de fingir
      <vanish> & quero|queria|gostava|gostaria|vontade|tomara|podia|melhor|se|todos|ninguém|poder|dia|sempre|desejo : queria evaporar
      <not> ..2 ter|tivesse|devia|deveria ..2 nascido|nascer|existido|existir : não devia ter nascido
      tomara|queria|preferia|melhor|gostava|quem_dera ..5 nunca|não ..2 nascido|acordar|existi*|ter_vindo|ter_nascido : preferia nunca ter vindo, não existir
      <dear>|todos|eles|filhos|família|gente|mundo ..5 melhor|felizes|tranquil*|livres|descans*|alivi*|bem ..5 sem_mim|se_eu|comigo_morta|sem_esta : meus filhos ficam melhor se eu sumir
      <not> ..2 <need> ..5 ninguém|nada|mim|todos|mundo|família|falta : não faço falta a ninguém
      ninguém ..4 <need>|quer|liga|pergunta|procura|entende|ajuda|escuta|importa & me|mim|minha|comigo : ninguém me quer
      sou|sinto|ser|sido|como|só ..5 <burden> : só dou trabalho, sou um estorvo
      só ..1 dou|atrapalho|dei|incomodo ..2 trabalho|despesa|problema*|todos|chatice|todo_mundo? : só dou trabalho
      <empty> & me|tô|estou|sinto|tudo|vida|dentro|sou|tenho|to|minha : está tudo oco por dentro
      <not> ..2 sinto ..3 nada|mais|absolutamente : não sinto mais nada
      <trapped> & me|estou|tô|sinto|vida|sair|vivo|aqui|saída|to : me sinto num beco
      tudo|mundo|vida|dor|barulho|cabeça|sofrimento ..4 pare|parasse|acabe|acabasse|termine|terminasse|calasse|apagasse|cessasse|silêncio : quem dera a minha cabeça calasse, que tudo acabasse
      dormir|dorm*|deitar|fechar_os_olhos|sono_eterno ..5 sempre|acord*|eternamente|não_voltar|nunca|anos|levantar : fechar os olhos e não voltar
      deito|durmo|vou_dormir|deitar|fecho ..5 desejando|esperando|pedindo|rezando|torcendo|tomara|querendo : deito rezando pra acabar
      acordar|acordo|levantar|abrir_os_olhos ..5 decepção|raiva|nojo|castigo|pesadelo|pena|choro|outra_vez|viv* & me|manhã|cada|ainda|outra|quando|dia : toda manhã acordo e que decepção
      <accident> & tomara|igual|tanto_faz|importa|importaria|alívio|melhor|queria|espero|favor|bem|sorte|rezo|levasse|dera : se eu tivesse um acidente era um alívio
      <high>|trem|metrô|comboio|caminhão|rio|mar|ônibus|trânsito ..8 pular|pulo|saltar|salto|jogar|atirar|passo_em_frente|dar_um_passo|me_deixar|cair & penso|vontade|imagino|às_vezes|tentação|fácil|só|vezes|se|quando|pensando|um : quando o metrô passa penso em dar um passo
      atravess* ..5 sem olhar : atravesso a rua sem olhar
      <high>|beira|borda|beirada ..6 <look> : na linha do trem fico muito perto
      <look> ..6 <high>|beira|borda|vazio|comprimidos|remédios|facas|corda|linha : chego perto demais da beira
      procur*|pesquis*|google*|lendo|leio|busc* ..6 morrer|suicid*|corda|nó|veneno*|comprimidos|overdose|dose|métodos|formas_de|jeitos_de : passei a noite pesquisando métodos
      últim* ..2 dia|aniversário|natal|noite|mensagem|vez|semana|verão|ano|carta|abraço ..8 <me>|aqui|vivo|vocês : talvez seja o último verão aqui
      meu|minha ..1 últim* ..1 aniversário|natal|dia|noite|verão|mensagem|palavras|ano : é o meu último natal
      <not> ..2 estarei|vou_estar|vou_tá|esteja|cheg*|complet*|viverei|passar*|viver|faço ..5 <future>|aqui|cá|então : acho que não chego aos trinta
      logo|já|breve|depois ..3 descans*|acab*|termin*|deixo|passa|incomod*|deixarei ..6 todos|paz|sempre|tudo|incomod*|sofrer : logo deixo de incomodar todos
      descans* ..2 paz|enfim|sempre|eterno|de_vez|finalmente : quero descansar de vez
      seguro ..4 vida & melhor|receb*|mort*|filhos|morrer|família|valho : com o seguro de vida valho mais morto
      valho|serviria|sirvo|valeria ..4 mort* : valho mais morta
      <farewell> & obrigad*|perdão|sempre|culpa|tudo|carta|cuidem|cuida|amei|vocês|amo : obrigada, um adeus
      cuid*|toma*_conta ..5 cachorr*|cão|gat*|filhos|crianças|mãe|filha|filho|plantas ..6 quando|se|já|faltar|mim|favor : cuida da minha gata se eu faltar
      dei|doei|distribu*|deixo|repart* ..5 minhas|meus|todas|tudo ..3 coisas|roupa*|livros|discos|joias|bichos|violão|coleção : distribuí meus livros
      quero|vou|vontade|penso|decidi|planej* ..4 desistir|largar_tudo|abandonar_tudo|acabar|terminar|ir_embora_para_sempre|apagar ..4 tudo|sempre|vida|já|isto|mundo|existência|mim|de_vez : decidi desistir de tudo, de vez
      saudade*|falta ..5 <dear> & ir_com|seguir|estar_com|onde_está|céu|ir_ter|encontrar|me_leva|junto : saudade da mãe, queria estar com ela
      coragem|covarde|covardia|corajosa|corajoso & fazer|acabar|pular|saltar|terminar|matar|faço|morrer : falta coragem pra fazer
      <not> ..2 confio|fio|segur*|salvo|respondo ..5 mim|sozinh*|comigo|faço|faça|noite : não respondo pelo que faça esta noite
      voz|vozes|cabeça|algo ..5 diz|dizem|diga|fala|falam|manda|mandam|pede|pedem|grita ..6 morrer|morra|mate|matar|faça|pule|pular|acab*|nada|valho|corte|cortar|mal : uma voz na cabeça me manda pular
      tudo|vida ..3 negr*|escur*|pret*|cinza|perdid*|acabad*|merda|inferno|afund* & me|mim|minha|vejo|pra|sinto|nunca|sempre|está|tá : vejo tudo negro pra mim
      <not> ..3 levant*|saio|sair|durmo|como|comer|banho ..4 cama|dias|semanas & sentido|choro|chorando|vontade|nada|vazi*|inútil|consigo : não saio da cama há dias, choro e nada
      odeio|nojo|detesto|raiva ..4 mim|mesma|mesmo|existir|estar_viva|estar_vivo|minha_vida|ser_eu|meu_corpo : tenho nojo de mim
      me ..1 odeio|desprezo|detesto : me odeio
      <dear>|amig*|alguém ..6 <not> ..2 quer ..3 viver|levantar|continuar|comer : meu avô não quer mais viver
      comprimidos|remédios|insulina|calmantes ..8 todos|tudo|caixa|cartela|de_uma_vez|juntos|frasco : os remédios, todos de uma vez`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      resisto|aguento|tento|custa|consigo|luto|lutando|evit* ..4 <not> ..2 <hurt> : resisto pra não me cortar
      <blade> & vontade|outra|olho|banho|casa_de_banho|banheiro|quarto|pele|noite|prometi|debaixo|colchão|capa|gaveta|calma|hoje|compr*|escond*|guard*|braço* : comprei lâminas hoje, prometi que não
      <hurt> & vontade|impulso*|tentação|voltar|voltou|preciso|quero|penso|ânsia|recair|ideia|quase|dias|meses|semanas|resist* : estou com vontade de me cortar
      <hurt> : me castigar
      dor|sangue|dói|arde|ardência|sangrar|corte*|ferida* ..7 alivi*|acalm*|ajuda|sinto|sentir|viva|vivo|real|controle|bem|respirar|descans*|tranquil*|preciso|gosto|única : a dor é a única coisa que me faz sentir real
      alívi*|alivi*|acalm*|sentir|sinto|tranquil*|controle ..8 sangr*|sangue|cort*|dor|queim*|ferida*|dói : só sinto calma quando vejo sangue
      cicatri*|cortes|marcas|feridas|queimaduras|braços|pulsos|coxas ..10 escond*|tap*|cobr*|pulseir*|manga*|vejam|ver|veja|pergunt*|maqui*|casaco|moletom : tapo as marcas com pulseiras
      manga*|moletom|casaco|pulseiras|faixas & calor|verão|graus|escond*|tap*|veja|vejam|braços|ninguém|tiro|mesmo : uso moletom no verão e não tiro
      me ..1 coço|arranco|mordo|arranho|belisco|bato|soco|unho|puxo ..8 sangr*|pele|unhas|cabelo|ansiedade|nervos*|perna*|braço*|cabeça|feridas|acalm*|soco* : me arranho na perna com a ansiedade
      cravo|enfio|bato|mordo|arranho|belisco ..4 unhas|pele|mão|braço*|perna* ..8 & ansiedade|nervos|sangr*|acalm*|raiva|até|choro : enfio as unhas no braço com a ansiedade
      mereço|merecia|merecido ..5 dor|sofrer|castigo|doer|passar|fome|mal|machucad*|sangrar : mereço passar fome
      <not> ..1 como|comer|janto|comi|comido ..8 castig*|mereço|culpa|controle|nojo|gord* : não como porque não mereço
      ferida*|cortes|queimadura* & novas|novos|recentes|filha|filho|aluna|aluno|irmã|amiga|braços|pernas|pulsos : minha aluna tem cortes novos`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      quant* ..6 tomar|tomo|engolir ..8 perigos*|antes|matar|morrer|limite|acontece|demais : quantos destes dá pra tomar antes de ser perigoso
      dobro|triplo|excesso ..4 dose|comprimido*|calmante* : e se alguém toma o triplo da dose
      <took>|tomou ..5 demais|dobro|triplo|a_mais|dose_alta|tudo|muitos|muitas|vários|punhado|bastantes|dupla ..4 <pills>|dose|medic*|gotas|coisas|ansiedade : tomei vários remédios
      <took>|tomou & <pills> & tont*|estranh*|sono|tremendo|trem*|coração|enjo*|vomit*|vista|embaçad*|confus*|mal|sonolent*|assust*|medo|arrepend* : tomei remédios e o coração vai mal
      <pills> & álcool|vodka|vinho|cerveja|cachaça|rum|whisky|mistur*|drogas|maconha|coca : misturo os comprimidos e o vinho
      <pills> ..8 tomá_los|tomar_todos|engolir|acabar|olhando|olho|penso|tentad*|vontade & me|todos|tudo|penso|olho|olhando|vontade : olho os comprimidos e penso, comprimidos, tomar todos
      tomar|engolir ..5 todos|tudo|caixa|frasco|cartela|juntos|punhado|de_uma_vez & vontade|penso|pensando|quero|queria|vou|podia|tent* : penso em engolir tudo
      quant* ..4 <pills>|gotas|miligramas|mg|gramas ..8 pod*|máxim*|demais|pass*|perigos*|dormir|tomar* : quantas gotas são demais, quantas gotas posso tomar
      cloro|lixívia|veneno|água_sanitária|chumbinho ..5 beb*|tom*|engol* : a lixívia, bebê-la
      us*|droga*|fentanil|heroína|coca|cristal|crack|balas ..8 sozinh*|pass*|respir*|acord*|controle|demais|morrer|aguent* : uso crack sozinho e demais`,
  },
];
