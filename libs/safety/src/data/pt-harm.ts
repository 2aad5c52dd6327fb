import type { Signs } from './table.ts';

export const PT_HARM: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    rows: `
      filho|filha|neto ..1 bate|bateu|agride|empurra me ..2 quando|porque ..1 não? ..3 dinheiro|bebe|jogo|droga|bêbado + o meu filho bate-me quando não lhe dou dinheiro para o jogo - o meu filho bate-me palmas
      filho|filha|neto|neta|enteado|enteada|irmão ..6 bate|bateu|agride|agrediu|empurra|empurrou|ameaça me & dinheiro|droga|drogas|anos|medo|bêbado|bebe|bebeu|soco|pontapés|murro|polícia|sangue|adulto|faca + o meu filho de 21 anos bate-me quando não lhe dou dinheiro - o meu filho bate-me palmas
      filho|filha|neto|neta|enteado|enteada|irmão ..6 me ..1 <hits>|ameaça|deu_um_soco|deu_um_murro ..1 !no_xadrez|a|para & dinheiro|droga|drogas|anos|medo|bêbado|bebe|bebeu|soco|pontapé|pontapés|murro|polícia|sangue|adulto|faca ..1 !3|2|4 + meu filho de 21 anos me bate quando não dou dinheiro, dinheiro para droga - meu filho me bate no xadrez
      se ..2 for|deixar|largar|sair|denunciar|voltar|contar|embora|separar|terminar ..4 me|mata|matar|morro|acaba|mato ..2 mata|matar|matar_me|comigo|mata_me|todos|crianças? & ele|marido|ex|companheiro|namorado|disse|diz & mata|matar|matar_me|mata_me|morro|acaba_comigo + ele disse que se eu for embora me mata e às crianças - se eu deixar de fumar ele me dá um prémio
      ex|marido|namorado|companheiro|ele|parceiro|mulher|esposo ..4 diz|disse|falou|ameaça|ameaçou|jura|jurou|manda|mandou|promete|escreve ..8 me_matar|matar_me|me_mata|mata_me|um_tiro|fogo|queimar|me_queimar|ácido|acido|me_matava|mata_a_mim|acaba_comigo|facada|me_fura|me_esfaquear|esfaquear_me|me_apagar|me_enterrar ..1 !de_rir|saudades|de_saudade|largada + meu ex falou que vai me dar um tiro se me ver com outro - ele falou que o tiro saiu pela culatra não
      apanho|apanhei|apanhar|apanhando ..4 do|da|dele|dela|de|marido|namorado ..2 marido|namorado|companheiro|ex|mulher|pai|mãe|padrasto|dele ..1 !autocarro + apanho do meu marido todas as semanas - apanho o autocarro com o meu marido
      deu|dá|levei|leva|levo|apanhei|mandou|espetou|acertou ..2 me|um|uma|com|de? ..2 murro|murros|soco|socos|chapada|chapadas|pontapé|pontapés|porrada|tareia|surra|bofetada|bofetadas|estalo|cabeçada|tapa|tapas|empurrão ..1 !de_luva|na_mesa|na_porta|nas_costas|nos_testes|livre & marido|companheiro|namorado|ex|ele|ela|namorada|mulher|parceiro|dele|esposo|cara|casa + ele deu-me um murro na cara - levei um murro de realidade
      <partner> ..4 quebrou|partiu|rachou|deslocou|arrebentou|rebentou|fraturou ..1 me|meu|minha|meus ..2 dente|dentes|nariz|braço|costela|costelas|maxilar|dedo|mandíbula|lábio|queixo|tímpano|pulso|perna|cara|boca + meu companheiro quebrou meu dente com um soco - ele partiu o braço a jogar
      <partner> ..4 me ..1 quebrou|partiu|rachou|deslocou|arrebentou|rebentou|fraturou ..2 dente|dentes|nariz|braço|costela|costelas|maxilar|dedo|mandíbula|lábio|queixo|tímpano|pulso|perna|cara|boca + meu companheiro me quebrou um dente com um soco - ele me quebrou o galho com o dente
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
      xadrez|cartas|tênis|ténis|karatê|bola|kkk|brincadeira|num_jogo|no_jogo|jogando|padel|romance`,
  },
  {
    kind: 'violence-at-home',
    urgent: true,
    rows: `
      gritos|gritar|grita|gritando|berros|berra ..6 vizinha|vizinho|mulher|ao_lado|socorro|parede & bate|bater|batendo|matar|espanca*|apanha|porrada|pancada|pancadas|soco|estrangul* + ouço gritos da vizinha, ele está a bater nela, gritos de socorro - gritos do bebé da vizinha
      vizinho|vizinha|ex|namorado|ele|marido|companheiro|homem|pai|padrasto|cunhado|genro ..4 a_estrangular|estrangulando|a_matar|matando|a_espancar|espancando|esfaqueando|a_esfaquear|asfixiando|batendo|a_bater|a_sufocar|agredindo|a_agredir ..3 mulher|esposa|namorada|mãe|irmã|ela|filha|nela ..1 !xadrez & neste|momento|agora|gritos|grita|gritar|socorro|ajuda|polícia|ouço|oiço|ouve|parede|estrangul*|sangue + o vizinho está a estrangular a mulher neste momento, ouvem-se os gritos - o vizinho está a bater claras para a mulher
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
      cinto|fivela|vara|fio|cabo|colher_de_pau|chinelo|pau|mangueira ..3 no|na|nos|nas|ao|à|em|dele|dela? ..2 <kid>|filho|filha|mim|dele ..1 !segurança & bate|bateu|surra|castiga|apanha|açoita|dá|deu|chicoteia + o pai bate com o cinto no meu filho - pôs o cinto de segurança no meu filho
      dei|dou|dava_ontem|parti|rebentei ..3 soco|murro|chapada|tapa|estalo|pontapé|surra|porrada|cintada|tareia|bofetada|lábio|dente|palmada_com ..3 <kid>|filho|filha|bebê|bebé ..1 !almofada|xadrez + dei um murro ao meu filho de 4 anos, sangrou - dei um salto com o meu filho
      <toucher>|<someone>|vizinhos|pais|babá|ama|avó|educadora ..5 queima|queimou|amarra|amarrou|amarrado|amarrada|tranca|trancou|trancam|fecha|fecham|fechou|prende|prendem|prendeu|acorrent*|morde|chicoteia|afoga|encerra|deixam|belisca ..3 mão|mãos|<kid>|filho|filha ..4 quarto|cave|porão|fogão|dias|comer|comida|cadeira|despensa|cigarro|castigo|escuro|noite|varanda|garagem|arrecadação|armário|sangue|desobedece|ferro|barracão & <kid>|filho|filha|filhos|bebê|bebé ..1 !porta|escola + minha cunhada queima a mão da menina no fogão quando ela desobedece - minha cunhada fecha o quarto dos filhos à noite
      <toucher> ..3 abusa|abusou|abusar|abusando|tem_abusado|molesta|molestou|viola|violou|estupra|estuprou ..1 dela|dele|delas|deles|<kid>|sexualmente|sobrinha|sobrinho|neta|neto|filha|filho & sobrinha|sobrinho|filha|filho|neta|neto|menina|menino|criança|contou|disse|confessou|irmã|prima|aluna|anos|dela ..1 !paciência|confiança|sorte + minha sobrinia contou que o tio abusa dela - o tio abusa da paciência da sobrinha
      <toucher> ..5 mexe|mexer|mexeu|mexendo|toca|tocou|tocar|tocando|apalpa|apalpar|apalpou|acaricia em|nas|com|na|no|nos|a? ..1 <kid> ..1 !ao_piano|no_ombro|na_guitarra + o padrasto mexe com a minha filha de 7 anos - o professor toca guitarra com os alunos
      <toucher> ..5 mexe|mexer|mexeu|mexendo|toca|tocou|tocar|tocando|apalpa|apalpar|apalpou|acaricia ..3 partes|pilinha|pipi|genitais|rabo|bunda|íntimas & <kid>|filha|filho|sobrinha|neta|alunas + o catequista anda a mexer nas partes íntimas dos miúdos - o professor toca guitarra
      <toucher> ..4 passa|passou|passava_ontem|mete|meteu|põe|pôs|enfia|enfiou ..2 mão|mãos|dedos|dedo ..2 em_mim|mim|pernas|calcinha|cuecas|partes|coxa|coxas|rabo|bunda|peito|mamas|dela|nela|dele|nele|íntimas ..1 !massa|bolso + meu padrasto passa a mão em mim de noite - ele mete a mão na massa
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
      mato|matar|morre|mato_o|matá_lo|matá_la ..4 & faca|arma|pistola|tiro|caçadeira|espera|esperar|juro|carro|semana & ele|ela|chefe|ex|sócio|vizinho|lo|la|gajo|marido|mulher|cunhado ..1 !fome|saudade|aula & vou|mato|espero|juro|hei ..1 !kkk|de_rir + hoje espero o vizinho na garagem com uma faca e mato-o - mato o tempo na garagem com o vizinho
      ácido|gasolina|soda !hialurónico|hialurônico|cítrico|salicílico|fólico ..4 cara|rosto|face|cima|nela|nele|olhos & vou|atiro|jogo|lanço|taco|deito|atirar|jogar|lançar ..1 !maquilhagem|depósito + sábado atiro ácido à cara da minha ex - vou usar ácido hialurónico na cara
      prendo|deito|pego|ponho|boto|taco|toco|pegar|deitar|atear|tacar|botar|pôr|ateio fogo ..3 casa|carro|loja|escola|nela|nele|prédio|barraco|escritório & vou|hoje|fim_de_semana|dentro|ex|vingar|dele|dela|sábado|noite|amanhã|eles ..1 !lareira|lenha + no fim de semana deito fogo à casa da minha ex com ela dentro - deito fogo à lenha em casa
      esfaqueio|apunhalo|degolo|estrangulo|enveneno|assassino|baleio ..3 <person>|ex|chefe|sócio|ele|ela|lo|la|gajo ..3 & hoje|amanhã|noite|sábado|domingo|segunda|sexta|quando|semana|juro|faca ..1 !pneu|kkk + amanhã esfaqueio o meu chefe quando sair - furo o bolo do chefe amanhã
      meter|espetar|enfiar|dar|meto|espeto|enfio|dou lhe ..1 uma|um ..1 bala|tiro|faca|facada|balázio + vou meter-lhe uma bala - vou meter-lhe uma cunha
      vou|quero|hei|espero|vai ..3 tiro|facada|facadas|tiros|balas|bala ..3 nele|nela|no|na|lhe|ele|ela|cabeça|neles|cara|peito ..1 !escuro|culatra|pé|minha & vou|quero|hei & nele|nela|chefe|ex|vizinho|ele|ela|dele|dela|gajo|cara|lhe|desgraçado|sujeito|patrão + vou dar um tiro nele - vou dar um tiro no escuro
      vou|quero|hei|penso|vontade|planeio|planejo ..2 atropelar|passar_por_cima|passar_com_o_carro_por_cima|passar_com_o_carro_em_cima|queimar_vivo|queimar_viva|degolar|decapitar|dar_cabo ..6 <person>|ex_sócio|sócio|ele|ela|dele|dela|cima|velho|velha ..2 !se|quando|kkk|pneu|papel + vou passar com o carro por cima do meu ex-sócio - vou passar com o carro na oficina dele
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
];
