import type { Signs } from './table.ts';

export const PT_PEOPLE: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 me ..2 enforca|esgana|estrangula|sufoca|chuta|espanca|queima|joga|arrasta|segura_pelo : meu namorado me enforca quando bebe
      <partner>|disse|falou|ameaça ..6 matar|mata|machucar|queimar|levar|sumir ..3 crianças|filhos|filha|filho|família|mãe|cachorro|bebê & disse|falou|ameaça|jurou|se : ele disse que vai matar as crianças
      <partner> & faca|arma|revólver|facão & fora|porta|puxou|aponta|apontou|pescoço|mim|me : meu ex está lá fora com uma faca
      <partner> ..3 me|nos ..3 <hits> : meu marido me bateu de novo ontem
      <partner> ..3 bate|bateu|batia|agride|agrediu|espanca|espancou|empurrou|estrangulou|violou|pontapeou me|em_mim|na_minha : o meu namorado bate-me
      me|mim|em_mim ..1 bate|bateu|espanca|espancou|agride|agrediu|estrangulou|estuprou|esganou|bater : ontem me bateu outra vez
      me dá|da|deu|dando ..1 um? ..1 soco*|murro*|tapa*|chute*|pontapé*|bofetada*|surra : minha namorada me da soco
      <partner> ..4 joga|jogou|atira|atirou|taca|tacou|arremessa ..3 coisa|coisas|prato|pratos|objetos|tudo|cima ..2 mim : ela joga coisa em mim
      <partner>|falou|disse|ameaça|se|jura ..8 me ..1 mata|matar|matava|queima|acha_e|esfaqueia|mataria : ele falou q se eu largar ele me mata
      <partner>|falou|disse|ameaça|se ..8 mata_me|matar_me|mata_nos : disse que se eu sair mata-me
      ameaç* ..5 me|matar|morte|faca|mim|arma|crianças & <partner> : ele ameaça me matar
      tranca|trancou|prende|prendeu|trancada|trancado|fecha ..2 me? ..3 casa|quarto|banheiro|chave|apartamento|dentro & <partner>|leva|chave|me : ele tranca-me em casa
      <partner> ..3 me|mim|tira|tirou|controla|pega|esconde|quebrou|fica_com ..3 dinheiro|salário|celular|telemóvel|chaves|documentos|cartão|passaporte : ele tira o meu dinheiro
      <not> ..1 me? deixa|deixam|permite ..2 sair|ver|trabalhar|falar|ir|estudar|ter|me & <partner>|amigas|família|casa|sair : meu marido não me deixa sair
      me ..1 obriga|obrigou|força|forçou ..3 sexo|transar|relações|fazer|deitar : me força a fazer sexo
      obriga|força me ..3 sexo|relações|ter : obriga-me a ter relações
      medo|pavor|apavorad*|aterrorizad* ..4 marido|esposo|namorado|companheiro|ex|dele|dela|padrasto|pai|voltar|chegue|mulher|namorada|chegar_em_casa|vida : tenho medo do meu marido
      chega|vem|chegando|volta ..5 bêbado|bebado|drogado|furioso|bravo|hora & medo|escond*|ajuda|apavorada|socorro|pânico|tremendo : ele chega bebado daqui a uma hora e tenho medo
      olho_roxo|hematoma*|costela|roxo|nódoas & <partner>|marido & me|deixou|fez|por|deu : ele me deixou com um olho roxo
      ex & segue|persegue|vigia|stalk*|aparece|perseguindo & me|casa|trabalho|minha : meu ex me persegue
      violência ..1 doméstica|contra_a_mulher & sofro|vivo|vítima|eu|minha|ajuda|sair|sou|estou : sofro violência doméstica
      apanho|apanhei|apanhando ..4 <partner> : apanho do meu marido
      escondid*|trancad* ..5 banheiro|quarto|casa_de_banho|armário ..6 ele|marido|grita|bate|porta|vem|porque : to escondida no banheiro porque ele grita`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 decide|controla|escolhe|manda|mexe|proíbe|vigia|fiscaliza ..4 roupa|que|com|meu|minha|tudo|celular|telemóvel|uso|visto|me|no : ele decide que roupa eu uso
      <partner> ..3 dá|mete|causa|faz ..1 medo : meu marido me dá medo
      <partner> ..4 chama|diz ..4 inútil|louca|puta|burra|gorda|lixo|vagabunda : ele me chama de louca
      pedir|permissão|peço|autorização|avisar ..6 <partner> ..5 pra|para|até|antes|comprar|sair : tenho q pedir pro meu marido até pra comprar shampoo
      permissão|autorização ..3 para|pra ..2 sair|comprar|gastar|ver|trabalhar|falar : preciso de permissão pra sair
      <not> ..1 pode|deve|posso_deixar ..2 saber|descobrir|ver|sonhar ..5 curso|faço|isso|estudo|aqui|app|mensagens|trabalho : ele nao pode saber q faço esse curso
      curso|mensagens|dinheiro|celular|telemóvel ..4 escondid*|escondo|apago|segredo : faço o curso escondida
      escondo|apago|às_escondidas ..4 marido|namorado|dele|mensagens|dinheiro|curso|celular : escondo o dinheiro do meu marido
      <partner> ..3 bate|soca|quebra|quebrou|chuta|atira|joga|esmurra|parte ..3 parede|porta|portas|pratos|coisas|móveis|celular|louça : ele soca a parede
      pisando_em_ovos|piso_em_ovos|pisar_ovos|pisar_em_ovos|na_ponta_dos_pés : em casa vivo pisando em ovos
      <partner> ..3 grita|xinga|insulta|humilha|diminui|ofende|rebaixa|berra ..4 comigo|me|sempre|todo|todos|frente|mim|dia|inútil|louca|crianças : ele grita comigo todo dia
      me ..1 grita|xinga|insulta|humilha|ofende ..4 sempre|todo|todos|frente|dia|puta|louca : me xinga todo dia
      <partner> ..5 violent*|agressiv*|ciument*|controlador*|possessiv*|explode|descontrola|surta|surtando : meu marido fica agressivo
      controla|vigia|mexe|decide|olha|fiscaliza|escolhe ..4 celular|telemóvel|dinheiro|roupa|roupas|gastos|mensagens|saio|amigas|conta|redes & <partner>|minha|meu|me|minhas : ele controla meu celular
      medo|nervosa|nervoso|receio & humor|reação|reaja|chega|chave|irrit*|casa|grite : medo do humor dele quando chega
      <partner> ..4 agarrou|agarra|empurra|sacudiu|apertou|segurou|puxou ..3 braço|força|cabelo|ombros|pulso|me : ele me agarrou pelo braço
      <not> ..2 segura|seguro|protegida ..3 casa|ele|ela|aqui : não me sinto segura em casa
      quando ..1 ele|ela|marido|pai ..1 bebe|bebeu & medo|crianças|escond*|quarto|muda|outro|grita|me|cuidado : quando ele bebe me tranco com as crianças
      inferno ..3 casa|aqui & <partner>|senão|senao|saber : senao vira um inferno aqui em casa com ele
      culpa ..3 minha|eu & irrita|bate|grita|bravo|nervoso|ele : a culpa é minha se ele fica bravo
      afastou|isolou|isolada ..4 amigas|amigos|família : ele me afastou das minhas amigas`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> ..4 tranca|amarra|prende|trancou|amarrou ..4 <child>|gente|nos|porão|armário : minha mãe tranca meu irmão no porão
      <adult> ..4 queima|queimou|soca|chuta ..2 <child>|cigarro* : minha mãe queima minha irmã com cigarro
      bati|bato|sacudi|chutei ..3 <child> : bati no meu bebê
      <adult> ..3 me|nela|nele|a|lhe|la|em_mim ..1 toca|tocou|apalpa|abusa|abusou|estupra|estuprou|beija|beijou|alisa|violou|viola|acaricia : meu tio me toca
      <adult> ..3 passa|passou|mete|bota|põe ..2 mão ..3 em_mim|mim|nela|nele|minha|perna|corpo : meu tio passa a mao em mim
      tenho ..1 8|9|10|11|12|13|14|15|16|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze ..1 anos ..8 <adult> & mão|toca|bate|fotos|nua|nu|segredo|medo|cama|quarto|cinto|bêbado|tranca|toca_me|apalpa : tenho 12 anos e meu tio passa a mao em mim
      <adult>|eu ..4 bate|batem|bateu|espanca|espancam|chuta|sacode|tranca|queima|maltrata|maltratam|abusa|soca|agride|surra ..5 <child> : meu padrasto bate de cinto no meu irmaozinho
      <child> ..4 apanha|apanhando|espancad*|trancad*|maltratad*|abusad* ..3 pai|mãe|padrasto|cinto|vizinhos|pais|por : a menina apanha do pai
      sacudi|abanei|bati|soquei|joguei|esganei|chacoalhei ..3 bebê|bebé|filho|filha|menino|menina|criança|nenê : sacudi o bebé
      <child> ..5 sozinh*|trancad*|abandonad* & noite|horas|dias|chora|chorando|carro|inteira|toda & deix*|tranc*|abandon*|sozinh* : deixam a menina sozinha a noite toda
      <adult> ..3 entra|vem|entrou|veio|deita ..3 cama|quarto|banho ..3 noite|toca|comigo|mim : ele entra no meu quarto à noite
      grito*|chora|chorando|grita|gritando & criança|menino|menina|bebê|crianças|bebé & vizinho*|lado|parede|cima|baixo & bat*|apanh*|de_novo|socorro|agora|para : ouço a criança dos vizinhos chorando, batem nela
      <not> ..2 comida|comer|comemos|comeu & mãe|pai|padrasto|pais & dias|sumiu|saiu|semana|volta|bêbada & irmão|irmã|irmãos|nós|gente|eu|sozinh* : minha mãe sumiu há dias, não tem comida pra mim e meu irmão
      foto|fotos|nudes|vídeos & pelad*|nua|nu|nudes|íntim*|sem_roupa & 10|11|12|13|14|15|filha|filho|menor|menina : um homem pede nudes e tenho 13
      abus*|molest* ..4 menina|menino|filha|filho|irmã|sobrinha|criança|mim|sexual* : ele abusa da minha irmã`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <not> ..2 quero|quer ..2 voltar|ir|regressar ..2 casa : não quero voltar pra casa
      medo ..2 voltar|ir|regressar ..2 casa : tenho medo de voltar pra casa
      <child> ..6 hematoma*|rox*|marcas|nódoas|machucad*|queimad*|fome|suj*|magr*|assustad*|arranh* : minha sobrinha volta com hematomas
      <child> ..4 medo|pavor|pânico ..4 pai|mãe|padrasto|tio|casa|avô|ele : meu filho tem medo do padrasto
      segredo|não_conta|não_conte|não_contar & ninguém|nosso|mãe|entre & tio|ele|pai|professor|treinador|avô|disse|diz : ele diz que é nosso segredo
      bebê|bebé|criança|filho|filha|filhos & chora|grita|paciência|nervos|descontrol* & sacudir|medo|machucar|bater|controle|aguento|abanar|magoar : o bebê chora e tenho medo de bater
      pai|mãe|pais|padrasto & bêbad*|bebe|brigam|gritam|grita|briga|discutem & quarto|irmão|irmã|escola|escond*|medo|irmãos|dever : meu pai bebe e me escondo no quarto
      maus_tratos|abuso_infantil|negligência_infantil : maus tratos`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      vou|quero ..1 dar|meter ..2 tiro|facada|bala ..2 em|no|na|nele|nela : vou dar um tiro no meu chefe
      vou|quero|vo|pretendo ..2 matar|esfaquear|atirar_em|queimar|atropelar|envenenar|degolar|apunhalar|espancar|balear|fuzilar|arrebentar|dar_um_tiro ..2 <them> : vou matar ele hoje a noite
      vou|quero ..1 <them>? ..1 matá_lo|matá_la|matar_lo|matálo|mata_lo|esfaqueá_lo|matá_los : vou matá-lo
      mato|esfaqueio|queimo|atropelo|apunhalo ..2 <them> ..4 <soon>|juro|se|quando : mato ele amanhã
      <weapon> & to|tô|estou|levo|levar|comprei|peguei|tenho|trouxe|guardei & escola|trabalho|paga|pagar|amanhã|mochila|bolsa|vingança|todos|arrepender|aula|colégio : to com a faca na mochila, amanha na escola ele me paga
      queimar|incendiar|tacar_fogo|botar_fogo|pegar_fogo|deitar_fogo|explodir|metralhar ..5 casa|escola|escritório|carro|igreja|todos|dentro|prédio & vou|quero|com|dentro|hoje|eles|amanhã : vou botar fogo na casa com eles dentro
      veneno|chumbinho|remédio|comprimidos ..4 comida|café|bebida|prato|copo|suco & coloco|botar|ponho|vou|por|pôr|colocar|dele|dela : vou botar veneno na comida dele
      espero|esperando|fora|parado|seguindo|à_espera & ex|casa|trabalho|ele|ela|sair & matar|faca|atropel*|arma|taco|pistola : espero na casa dele com uma faca
      massacre|chacina|tiroteio & escola|vou|fazer|amanhã|trabalho : vou fazer um massacre na escola`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      matar|esfaquear|estrangular|envenenar|esganar ..1 meu|minha|aquele|esse|alguém|meus|todo ..2 <them>? : matar meu chefe
      machucar|ferir|magoar|fazer_mal_a ..1 alguém|meu|minha|ele|ela|outros|pessoas : machucar alguém
      penso|imagino|imaginando|pensando|sonho|vontade|medo|impulso|fantasio|pensamentos|ideia ..5 matar|machucar|magoar|bater|esfaquear|ferir|fazer_mal|estrangular|esganar : fico imaginando machucar meu chefe
      um_dia|qualquer_dia|vou|posso|quase|prestes ..4 explodir|explodo|surtar|surto|perder_o_controle|perder_a_cabeça|perco_a_cabeça|passar_dos_limites|fazer_uma_besteira|fazer_uma_loucura & alguém|mal|machuc*|ele|ela|todos|matar|besteira|mato|magoar|loucura : um dia vou surtar e machucar alguém
      vai|vão|me ..2 pagar|paga|arrepender|pagam : ele vai pagar
      tomara|quero|espero|merece ..4 morra|morram|morresse|morrer_ele : tomara que ele morra
      vingar|vingança|me_vingar : quero me vingar`,
  },
  {
    kind: 'withdrawal',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? parar|largar|deixar|desintox*|abstinência|cortar & álcool|beber|vodka|cerveja|cachaça|vinho|whisky & trem*|todo|dias|litro|garrafa*|sozinh*|suor*|vez|anos|convuls*|abstinência|alcoólatra|alcoólico|casa : quero parar de beber de uma vez, uma garrafa todo dia
      <not>? parar|largar|deixar|desintox*|reduzir|desmamar|tirar & rivotril|clonazepam|diazepam|valium|lorazepam|alprazolam|xanax|benzodiazepina*|tramadol|metadona|heroína|zolpidem|victan|opioides|crack : como largar o rivotril
      <not>? tremo|tremores|suores|convulsões|abstinência|tremendo & álcool|beber|bebo : tremo se não bebo`,
  },
  {
    kind: 'medicine',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      <not>? parar|largar|deixar|suspender|trocar|reduzir|baixar|pular|diminuir|dobrar|metade|substituir & medicação|medicamento*|remédio*|antidepressivo*|sertralina|lítio|insulina|escitalopram|fluoxetina|antipsicótico*|tratamento|pressão|anticoagulante*|quetiapina|olanzapina|corticoide*|anticoncepcional|pílula|metformina & posso|quero|devo|vou|como|meu|meus|minha|penso|pode : posso parar meus antidepressivos
      misturar|junto|tomar|combinar & ibuprofeno|álcool|paracetamol|dipirona & medicação|antidepressivo*|remédio*|medicamento* & posso|com|faz_mal|pode : posso misturar álcool com meu remédio`,
  },
  {
    kind: 'pregnancy',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      estou|to|tô|tou|estando|grávida ..1 grávid*|gestante ..6 posso? : estou grávida
      grávida|gravidez|gestação|amament* & posso|devo|seguro|exercício|sangr*|dor|minha|semanas|meses : posso correr na gravidez`,
  },
  {
    kind: 'chest-pain',
    level: 'ask-first',
    source: 'nhs-heart',
    event: true,
    rows: `
      dor|dores|pressão|aperto|pontada*|queimação|dói ..3 peito|coração|braço_esquerdo : dor no peito quando corro
      peito|coração ..3 dói|apertado|doendo|doi|aperta|queima : meu peito dói
      braço esquerdo & dormente|dói|dor|formig* : meu braço esquerdo está dormente`,
  },
  {
    kind: 'eating-disorder',
    level: 'ask-first',
    source: 'nice-ng69',
    event: true,
    rows: `
      vomit*|purg*|laxante*|provoco & comer|como|comida|refeição|compulsão|calorias|peso & me|eu|depois|toda|sempre|após : vomito depois de comer
      anorexia|anoréxic*|bulimia|bulímic*|transtorno_alimentar|distúrbio_alimentar|compulsão_alimentar & tenho|minha|sou|me|recaída|com : tenho bulimia
      <not>|sem & como|comi|comer & dias|gorda|gordo|emagrecer|peso|quilos|calorias : não como há dias pra emagrecer
      # calorias|kcal ..3 dia : como 500 calorias por dia`,
  },
  {
    kind: 'eviction',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      despej*|penhora|reintegração_de_posse|hipoteca_executada & me|nos|eu|ordem|segunda|amanhã|semana|data|aviso|ameaç*|vão|recebi|recebemos|minha|casa|fui : recebemos ordem de despejo
      senhorio|proprietário|dono|dona|banco|locador & expulsar|expulsa|rua|tirar|sair|despej*|fechadura|pôr_na_rua|botar & me|nos|casa|quer|apartamento : o senhorio quer nos pôr na rua, na casa dele`,
  },
  {
    kind: 'court',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      audiência|tribunal|julgamento|intimação|fórum|citação|processo_judicial & tenho|data|semana|segunda|amanhã|recebi|ir|próxim*|fui|me|no|na : tenho uma audiência na próxima semana
      guarda ..3 filhos|filho|filha|crianças & juiz|ex|perder|advogado|audiência|tribunal : a guarda dos filhos com meu ex`,
  },
];
