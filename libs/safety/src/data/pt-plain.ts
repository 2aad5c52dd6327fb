import type { Signs } from './table.ts';

export const PT_PLAIN: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      acabar|terminar|acabo ..4 comigo|com_a_minha_vida|com_minha_vida : quero acabar comigo
      deus|senhor|céu|nossa_senhora ..4 me ..1 leve|levasse|leva|recolha : peço a deus que me leve
      deste|desse|este|desta mundo|vida & ir|deixar|partir|sair|embora|abandonar & quero|vou|já|decidi|hoje|vontade|penso|chega : quero ir embora deste mundo
      tent*|tentativa|quase ..4 me_matar|matar_me|suic*|me_enforcar|enforcar_me|me_afogar|morrer : ontem tentei me enforcar
      corda|cinto|viga|lençol|laço & pescoço|pendur*|forca|enforc*|teto|viga|arrebentou|amarr*|atad* : amarrei a corda na viga
      <gun> ..6 boca|têmpora|cabeça|testa|garganta|peito : com o revólver na boca
      me|dar|levar|meter|dou ..3 tiro|bala|balaço ..4 cabeça|boca|peito|miolos : vou meter um tiro na cabeça
      <gun> & carregad*|bala|peguei|gaveta|cofre|pai|avô & mão|noite|sozinh*|última|despedi*|cabeça|carregad*|madrugada : peguei a arma do meu pai, carregada, na mão
      subi|sentad*|parad*|beira|em_pé|de_pé|pendurad*|lado|trepei|borda|parapeito ..6 parapeito|viaduto|penhasco|beiral|trilhos|precipício|abismo|telhado|corrimão : sentado no parapeito da varanda
      <high> & pular|pulo|saltar|salto|jogar|atirar|largar|me_soltar|vazio : do viaduto é só me soltar
      entrar|entro|andar|nadar|afundar|caminhar|sumir ..5 mar|rio|lago|água|represa|praia|poço & não_voltar|voltar|volto|pedras|fundo|roupa|afog*|afund* : vou entrar no mar e não voltar
      gás|monóxido|escapamento|escape|saco|motor ..4 abert*|abrir|abri|cabeça|carro|garagem|ligad*|fogão|cozinha & dorm*|fech*|janel*|cabeça|lig*|portas|ved* : abri o gás do fogão e fechei as janelas
      volante|acelerar|acelero|virar|largar ..4 muro|caminhão|camião|árvore|barranco|ribanceira|poste|contra|contramão & carro|volante|moto|vou|acab*|tudo|só|já : é só virar o volante contra um caminhão e acaba
      <not> ..2 passo|passarei|chego|vou_passar|amanheço|vou_chegar ..4 viv*|noite|natal|amanhã|semana|ano|trinta & viv*|juro|adeus|perdão|decidi*|obrigad* : não passo desta noite, adeus
      seguro|testamento|herança|papéis|contas|senhas|palavras_passe|documentos & arrumad*|pag*|pront*|ordem|deixei|deixo|anotad* & quando|partir|for|faltar|adeus|despedida : deixei as senhas anotadas para quando eu partir
      <farewell> ..6 todos|sempre|mundo|vocês|família|amigos|vida|filhos|mãe|último : me despeço de todos
      perdo*|perdão|desculp* ..6 ir_embora|partir|deixar_vocês|deixar_te|covarde & <not>|covarde|hoje|noite|sempre|forças|mais|filhos|mãe|todos : me perdoem por partir, não consegui
      <someone> ..8 se_matar|suicid*|enforcar|se_jogar|pular|atirar_se|desviver|tirar_a_própria_vida|se_cortar_toda|matar_se : meu colega de quarto está falando em se jogar
      <someone> & despedida|despedi*|adeus & atende|sumiu|desligou|desligad*|encontr*|localização|responde|morte|morrer|perdão : minha prima mandou áudio de despedida e desligou o celular
      <someone> ..5 <not> ..1 quer ..3 viver|continuar|acordar|existir|estar_aqui : meu filho não quer mais viver
      <someone> ..5 quer|queria|prefere|diz|pede ..3 morrer|morto|morta : meu filho de oito anos diz que quer morrer
      junt*|guard*|acumul*|escond*|armazen*|estoc* ..5 <pills> : há semanas venho juntando comprimidos
      suficiente*|chega|bastam ..3 <pills>|para_morrer|pra_morrer|para_não_acordar|pra_não_acordar : tenho o suficiente pra não acordar
      quant*|qual|que ..4 <pills>|altura|metros|andares|dose|veneno|sangue ..6 morr*|mata|matam|mortal|letal|morte|fatal|matar : quantos comprimidos matam
      morrer|morte|se_matar ..4 rápid*|dor|indolor|dói : qual a morte mais rápida
      ir|ficar|estar|encontrar|juntar|seguir|alcançar|ir_ter ..4 com|o|a|meu|minha ..3 <dear> & morreu|mort*|falec*|céu|perdi|enterr*|lado|partiu : quero ir ter com o meu filho que morreu
      ~eutanásia|me_deixem_morrer|deixem_me_morrer|me_deixa_morrer|me_matem|me_mata_logo : por favor me deixem morrer
      é|será|esta|essa|este ..2 minha|meu|a|o ..1 última|último ..1 noite|mensagem|dia|aniversário|natal|carta|semana ..6 <not>|adeus|vida|mundo|perdão|vivo|viva|aqui : é a minha última semana neste mundo
      <die>|morra ..4 noite|hoje|amanhã|já|logo|dormindo|dormir & tomara|quero|vou|espero|peço|rezo|deus|queria|por_favor : peço a deus pra morrer dormindo`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      fazer|fiz|faço|fazendo ..3 riscos|linhas|cortes|golpes|marcas ..4 <body> : voltei a fazer riscos nas coxas
      me|mim ..4 cortei|corto|rasguei|furei|furo|queimei|queimo|arranhei|fiz|risco|risquei|espetei ..5 <body>|cortes|riscos|linhas|feridas|queimaduras : me cortei na coxa
      cortei|corto|queimei|queimo|arranhei|espetei|fiz|mutilei|furei ..1 me|novos|cortes|golpes|riscos ..6 <body>|outra|de_novo|ontem|noite|sempre|lâmina : cortei-me outra vez
      <blade> ..6 <body> : passei a lâmina na coxa
      <body> & sangr*|cortes|cortad*|feridas|riscad* & eu|me|lâmina|nov*|ontem|fiz|mim|gilete|recentes : os braços com cortes novos que eu fiz
      <child>|<someone> ..6 se ..1 corta|cortou|mutila|queima|machuca|arranha|automutila|magoa : minha filha se corta no banheiro
      <child>|<someone> & cortes|cicatrizes|queimaduras & braço*|pulso*|coxa*|antebraço*|perna*|mangas : descobri cortes nos braços da minha filha
      apago|apaguei|apagando|apagar ..2 cigarr*|beata* ..5 braço*|pele|mão|perna*|mim|coxa* : apago os cigarros na minha pele, no braço
      mão|dedos|braço|água ..4 fogo|ferro|fogão|vela|fervendo|ferver|chapa & me|propósito|castig*|queim*|ponho|boto : ponho a mão no fogão pra me castigar
      me|mim ..2 castigo|castiguei|puno|puni ..8 <not>|sem_comer|cort*|queim*|bat*|jejum|fome|dor|sangr* : me castigo sem comer
      fico|dias|deixo ..4 sem_comer|em_jejum & castig*|mereço|puni*|erro|falh* : fico dias sem comer como castigo
      bato|bati|soco|dou|batendo|esmurro ..5 cabeça|parede|murros|socos|chão & minha|mim|me|até|própri*|sempre|contra|a_cabeça : bato a cabeça na parede até passar
      arranco|mordo|coço|arranho|roo ..5 sangr*|pele|cabelo*|unhas|casquinha*|crosta* & sangr*|até|propósito|nervos|acalm*|sempre|castig*|me : arranho a pele até sangrar
      recaí|recaída|voltei|outra_vez|de_novo ..5 & me_cortar|cortar_me|cortei|automutil*|lâmina|gilete|me_machucar|me_queimar|magoar_me : recaí e me cortei
      de_propósito|por_querer & me|mim & queim*|cort*|bat*|machuc*|mago*|fer* : me queimo de propósito
      automutil*|mutilar_me|me_mutil* & sempre|dia|ontem|hoje|voltei|recaí|toda|todos|de_novo|outra|faço|pratico : faço automutilação todos os dias`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      engoli|tomei|engoliu|tomou ..4 vinte|trinta|quarenta|cinquenta|quinze|20|30|40|50|15 & sono|zumb*|tont*|ouvidos|medo|coração|vomit*|arrepend* : engoli uns vinte e tenho sono
      engoli|engoliu|tomei|mandei ..4 frasco|caixa|cartela|vidro ..2 inteir*|todo|toda : engoli a cartela inteira
      tomou|engoliu|bebeu|ingeriu|<took> ..6 <lots> ..4 <pills> : ela engoliu uma cartela de calmantes
      tomou|engoliu|<took> ..5 tudo|todos|todas ..4 gaveta|caixa|armário|cartela|tinha|havia|farmacinha|banheiro : tomei tudo que tinha na gaveta
      vazi* & <pills>|tomou|engoliu|<took>|cartela*|frasco* & chão|lado|cama|acorda|dorme|boca|encontrei|achei|caixa|tomou|engoliu : achei o frasco de remédios vazio ao lado da cama
      <not> ..3 acord*|reage|respira|respond*|mexe|fala & <pills>|droga*|tom*|engoliu|seringa|heroína|crack|usou|beb*|frasco|caixa|pó|coca|chão|pulso|vômito : não respira e tem uma seringa do lado
      chão|banheiro|cama|sofá|casa_de_banho & encontrei|achei|está|tá|caíd*|desmai* & <pills>|seringa|cartela|espuma|vomit*|vazi* : achei meu irmão caído no banheiro com comprimidos
      <pills>|dose ..5 mortal|letal|mata|matam|morrer|fatal|perigos* & quant*|quilos|peso|se|é|há|demais|qual : qual a dose letal de paracetamol
      quant* ..3 <pills>|gotas ..5 morr*|mat*|letal|não_acordar|overdose|perigos*|dormir_para_sempre|fatal : quantos comprimidos para não acordar
      <took>|tomou|bebi|bebeu|bebo|beber|engoliu ..5 água_sanitária|lixívia|cloro|veneno|chumbinho|raticida|soda|detergente|desinfetante|ácido|amoníaco|gasolina|pesticida|anticongelante|acetona : minha filha bebeu água sanitária
      <pills> ..6 álcool|vodka|cachaça|vinho|rum|whisky|cerveja|gin|pinga & <took>|tomou|mistur*|com|sono|tont* : misturei comprimidos com vinho
      ~overdose & acho|tenho|tem|ajuda|tive|teve|sofr*|tomou|tomei|agora|ele|ela|amig*|foi|tent*|quero|socorro : socorro, acho que é uma overdose
      inject*|injet*|usou|cheirei|cheirou|fumei ..4 heroína|fentanil|insulina|crack|cocaína|demais|tudo|muit* & <not>|azul|cinza|estranh*|ronc*|respira|insulina|rox*|fri* : ele injetou heroína e está azul
      azul*|rox*|cinzent*|cinza|gelad* & lábio*|boca|rosto|unhas|cara & respir*|droga*|acord*|<pills>|reag*|ajuda|tom*|usou|cheir* : a cara está cinza e respira mal
      desmai*|convuls*|espum*|inconsciente|apag* & <pills>|tomou|usou|drog*|cheirou|bebeu|tomei : ele desmaiou depois que tomou`,
  },
];
