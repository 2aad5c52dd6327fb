import type { Signs } from './table.ts';

export const PT_KIN: readonly Signs[] = [
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult>|amigo|patrão|senhor|monitor|pastor|cunhado ..6 me|a|o|lhe|nos|nela|nele|em_mim ..2 <molest> : meu cunhado me apalpa
      <adult>|cunhado|pastor ..4 <molest> ..1 me|em_mim|nela|nele|minha|meu|a_minha : o meu tio apalpa-me
      me|lhe ..2 <molest> & <age>|menina|menino|filha|filho|irmã|segredo|escola|quarto|cama|noite : me toca à noite na cama
      <age> & <adult>|senhor|homem|treinador|monitor|internet|online & <abuse> : tenho 13 anos e um homem da internet me pede fotos
      <adult>|senhor|homem|treinador & foto*|vídeo* & nu|nua|nudes|pelad*|sem_roupa|roupa|corpo|blusa|íntim*|segredo|peito|camisola : meu treinador me pede fotos sem roupa
      <adult>|lhe|nele|nela ..5 <beat> ..6 <child> : a mãe açoita a menina
      <child> ..8 <beaten> : a menina está cheia de marcas do pai, espancada
      <child>|coleg*|menin*|amig* ..6 marcas|hematoma*|roxos|nódoas|queimaduras|vergões|feridas & cinto|cabo|fio|cigarr*|pai|mãe|padrasto|costas|casa|batem|ferro : um menino da minha turma tem marcas de cinto
      cinto|chinelo|fio|pau|vara|mangueira|cabide|colher ..6 <child>|me|lhe|nele|nela & <hits>|bat*|d|dá|dão|castig*|usa|apanh* : bate nele com a vara, vara no menino
      <adult> ..6 me ..2 <hits>|tranca|trancam|queima|atira|bate & anos|escola|notas|sempre|cinto|fio|casa|pai|mãe|padrasto : minha mãe me bate com o fio
      <adult> ..3 bate|bateu|batem|espanca me : o meu pai bate-me
      <child> ..8 <alone> ..8 noite|horas|dias|casa|carro|fim_de_semana|todo|toda|varanda|rua & <alone> : as crianças ficam sozinhas o dia todo em casa
      <not> ..3 comida|comido|comem|come|jantar|comer|almoç* & <child>|irmão|irmã|irmãos|crianças|eu & mãe|pai|dias|ontem|sexta|segunda|frigorífico|geladeira|sozinhos|volta|casa : a mãe não volta desde sexta e os meus irmãos não têm comida
      trancam|tranca|amarr*|prendem|prende|porão|cave|armário|despensa|canil & <child> & noite|horas|dias|castig*|xixi|ouço|escuro|sempre|quando|amarr* : trancam o menino na cave horas
      vizinh*|parede|cima|lado|baixo & <child> & grit*|bat*|apanh*|castig*|insult*|socorro|espanc* : o vizinho grita e bate na menina
      <me1> ..4 <shook> ..5 <child> : dei uma palmada no bebê
      <child> ..6 <not> ..2 respira|reage|acorda|mexe|chora & sacud*|abanei|bat*|chacoalh*|ca*|deix* : sacudi o bebê, o bebê não mexe
      mete|meteu|entra|entrou|deita|enfia ..4 cama|quarto|banho & <adult>|homem|namorado|irmão & me|minha|meu|noite|noites|mim : o namorado da minha mãe entra na minha cama de noite
      abus*|incesto|pedof* & <child>|me|mim|irmã|irmão|prima|primo|sobrinh*|menor : meu primo abusou da minha irmã`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      deix* ..4 <child> ..5 <alone> : deixam o bebé sozinho
      <child>|alun*|menin* ..8 <wounds> : meu aluno vem com roxos
      <child>|alun*|menin* ..8 <scared> ..8 <adult>|casa|mão|grit*|tocam|homens|busc*|segunda|aproxim*|voltar|ir|levant* : minha neta se encolhe quando alguém levanta a mão
      <child>|menin*|vizinh* ..8 fome|comida|suj*|casaco|descalç*|sozinh*|lixo|frio|molhad*|fralda & sempre|casa|pede|pedem|escola|pais|dias|noite|vizinh*|nunca|mãe|pai : o menino vizinho está sempre sozinho e pede comida
      segredo|segredos|jogo_secreto|nosso_jogo|não_diga|não_conta|não_contar & <adult>|<child>|treinador|monitor|homem|velho : o avô diz que é um segredo nosso
      <not> ..3 <gohome> ..6 casa|pai|mãe|padrasto|tio|avô|escola : não tenho coragem, não quero ir pra casa
      <fear> ..8 <adult>|casa|recreio & <child>|irmão|irmãos|irmã|anos|escola|notas|me|trabalhos : tenho medo do meu padrasto e da escola
      <adult> ..8 bêbad*|bebe|drog*|grit*|brig*|discut*|quebr* & <child>|irmão*|irmã*|quarto|dever*|escola|escond*|tranco|cuido|medo|anos : minha mãe bebe e eu cuido do meu irmão
      <adult> ..6 me ..2 insulta|humilha|odeia|grita|expulsou|expulsa|ignora|bate|castiga|tranca|ameaça|xinga & casa|anos|escola|sempre|cada|notas|todos|minha : meu pai me xinga sempre que tiro más notas
      <child> & <lose> : perco a paciência com meu filho
      <child> ..6 desenh*|brinca|molha|xixi|fala|calad*|dormir & desde|pai|tio|sexo|nu|medo|estranh*|sexual*|morte|sangue : minha filha desenha coisas de sexo
      <age> & namorado|amigo|senhor|homem|internet|rapaz|instagram|discord & encontr*|fotos|velho|me_ver|presentes|segredo|dinheiro|# : tenho 13 e um senhor quer me ver, fotos
      <child> & <molest> : tocam no meu filho`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      tacar|botar|pôr|deitar|pegar|meter|atear ..1 fogo ..4 casa|loja|carro|escritório|prédio|escola|porta : vou tacar fogo na loja
      <gun>|<weapon> & vai_ver|vão_ver|vai_saber|vão_saber|vai_aprender|verão|verá : comprei uma arma, aquele gerente vai ver
      vou|vamos|penso|quero|juro|planej*|decidi|pensando ..4 <killHim> : vou rebentar-lhe a cabeça
      vou|quero|penso|planejo|vamos|pretendo ..3 <kill> ..2 o|a|os|as|no|na|em ..4 <them> : penso em esfaquear o meu vizinho
      <kill> ..1 o|a|os|as|ele|ela|todos|lo|la|eles & vou|quero|juro|amanhã|hoje|noite|pretendo|planejo : vou esfaquear todos
      eu ..1 mato|esfaqueio|queimo|arrebento|atropelo|fuzilo|dou_um_tiro ..3 <them> : eu arrebento ele
      <weapon> & <them> & esfaq*|espero|esperar|vingança|pag*|matar|afi*|mochila : afiei a faca e espero o meu ex
      <gun>|faca|canivete|facão ..8 aula|escola|trabalho|mochila|bolsa|carro|festa|universidade|faculdade|liceu & levo|trago|vou|levar*|tenho|vão|amanhã|meti|segunda|rir|pus : amanhã levo o canivete pra escola
      lista ..6 matar|mortos|inimigos & vou|tenho|fiz|mat*|bala*|arma|pag*|primeiro|merec* : fiz uma lista de inimigos, tenho balas
      gasolina|bomba|explosiv*|molotov & casa|prédio|loja|escritório|escola|carro & juro|dentro|vingança|queim*|arder|ex|pag* : tenho gasolina e queimo a casa dele
      voz|vozes|deus|demônio|demónio|diabo ..8 mat*|esfaq*|mal|estrangul*|afog*|queim*|degol*|sacrific* : as vozes mandam matar a minha mãe
      acelerar|acelero|atropel*|passar_por_cima & <them>|gente|multidão|rua|saia & vou|quero|quando|penso|esper* : quando ele sair eu atropelo, vou acelerar
      esper* ..5 casa|portão|trabalho|saída|carro|esquina|porta & <weapon>|matar*|bater*|arrebent*|pag*|mato|atropel* : espero ele na saída com um taco
      massacre|tiroteio|matança|chacina & vou|fazer|vai_ter|haverá & escola|faculdade|todos|amanhã|trabalho : amanhã vai ter um massacre na escola`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      temo|medo|receio ..4 fazer ..3 algo|alguma|mal|loucura|besteira & ruim|mau|alguém|chefe|colega|a|má : tenho medo de fazer algo ruim ao colega
      <fancy> ..8 <killHim>|<kill>|empurr*|mal|bater*|afogar*|estrangular*|matar* : fantasio em empurrar a minha sogra
      <fancy> ..8 mort* & <them>|chefe|sogra|ex|vê_lo : sonho em ver morto o meu chefe
      <lose> & <them>|alguém|chefe|ex|gente|colega*|sogra|vizinh* : um dia vou explodir com o chefe
      vontade|impulso*|raiva|ódio|ira|fúria ..8 matar*|bater*|quebrar*_a|arrebentar*|mal|empurr*|estrangul*|esfaq*|destru*|fazer*_pagar : me dá vontade de arrebentar a cara dele
      vai_me_pagar|vão_me_pagar|me_paga|me_pagam|vai_pagar|vão_pagar|me_vai_pagar|pagar_caro : eles vão pagar caro
      vingança|vingar|vingo : quero me vingar
      tomara|merece|merecem|desejo|espero|que ..5 morra|morram|sofra|sofram|morrer & <them>|ele|ela|chefe|ex|sogra|desgraçado : tomara que meu ex morra
      almofada|travesseiro|faca|escada*|janela|água & bebê|bebé|menino|menina|marido|mãe|pai|mulher|avó & penso|imagino|imagens|medo|pensamento*|cara|chora|atirar*|jog*|afog* : penso na almofada e no bebé que chora
      medo|assust* ..8 fazer*|faç*|mal|controle|louc* ..5 & <them>|alguém|bebê|bebé|filho|filha : tenho medo de fazer mal ao meu bebé`,
  },
];
