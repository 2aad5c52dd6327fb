import type { Signs } from './table.ts';

export const PT_HOME: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      apert*|agarr*|segur* ..4 pescoço|garganta & me|meu|ele|ela|quase|respirar : ele apertou meu pescoço ontem
      me|nos|lhe ..1 <blow> : me jogou no chão
      <blow> me|nos : atirou-me ao chão
      deu|dá|dava|levei|meteu|acertou ..3 <strike> & me|mim|nos|<partner>|cara|levei : deu-me uma cotovelada na cara
      <partner> ..8 <weapon2> & me|nos|mim|pescoço|cara|ameaç*|pôs|puxou|apont* : meu marido puxou a faca e me encostou no pescoço
      mãos|mão|braço|travesseiro|almofada ..5 pescoço|garganta|boca|cara & me|mim|pôs|põe|apert*|ele|ela|respirar|ar|colocou : pôs-me as mãos no pescoço
      <not> ..2 conseguia|podia|consegui|deixava ..2 respirar & apert*|pescoço|ele|ela|cima|garganta|sufoc* : apertou meu pescoço e não conseguia respirar
      olho|lábio|nariz|costela*|braço|dente*|mandíbula|boca ..2 rox*|negro|partid*|quebrad*|inchad*|fratur* & <partner>|me|marido|outra|caí|maqui*|digo|menti|trabalho|porta|escada* : estou de olho negro, digo que caí
      maqui*|óculos|menti|minto|digo|disse|inventei ..8 hematoma*|nódoa*|roxos|olho|caí|escada*|porta|armário : no trabalho digo que caí da escada, que bati na porta
      <partner> ..6 me|nos|mim ..2 <threat> : meu ex me quer matar
      ameaç*|jura|jurou ..8 matar*|tirar*|fazer*_mal|crianças|filhos|suicid*|publicar|fotos|deport*|queimar*|bater*|faca|pistola|arma : ameaça tirar-me os filhos
      se ..4 <leave> ..8 <threat2> : se eu for embora ele me mata
      se ..2 <not> ..3 minha|dele|meu ..4 ninguém : se não for minha não é de mais ninguém
      me|nos|o|a|os|as ..3 <takes> ..6 <things> : me tomou o passaporte
      <takes> me ..6 <things> : escondeu-me o passaporte
      <partner> ..4 <takes> ..6 <things> & me|meu|minha|meus|minhas : ele ficou com o meu cartão
      <locks> & casa|quarto|chave|fora|dentro|banheiro|varanda|apartamento|rua|sair|cave|porta & me|nos|meu|marido|namorado|ele|ela : me deixou trancada na varanda
      <not> ..2 <lets> ..4 sair|trabalhar|ver|falar|ligar|estudar|ir|ter|visitar|comer|dormir & <partner> : meu marido não me deixa ver minha irmã
      <forced> & <not>? ..2 sexo|transar|relações|sexual*|despi*|dormindo|tocar* & me|mim|eu : me obriga a ter relações na cama
      me ..1 estupr*|viol* : me estupra quando bebe
      <stalk> & me|casa|trabalho|carro|celular|telemóvel|localização|rua|porta|noite|ex|gps : pôs um gps no meu carro
      <partner> ..5 <kills> ..3 cachorr*|cão|cadela|gato|gata|bicho|hamster|coelho|pássaro : meu namorado chutou o cachorro
      <hideIn> ..6 banheiro|quarto|closet|armário|casa_de_banho|carro|garagem|vizinha & ele|ela|marido|namorado|grit*|bat*|porta|quebr*|pai|escrev*|bêbado|sussurr*|filh* : escondida no armário, ele está quebrando tudo
      <partner>|padrasto ..6 <hits> ..6 mãe|irmã|irmão|minha_mulher|minha_filha|meu_filho|crianças|filhos|avó : meu pai bate na minha mãe
      <partner> ..6 <hits> & me|mim|nos|em_mim|na_minha|cara : meu parceiro deu soco em mim
      apanh* ..4 marido|dele|dela|casa|namorado|mulher|ex|pai|de_novo|ontem|outra : apanhei de novo ontem
      <victim> & <partner>|casa|sofro|sou|vivo|parceiro|violência|ajuda|mim|agressões|maus_tratos : sofro maus tratos em casa
      medo|terror|pânico|temo|pavor ..8 me_mate|me_encontre|me_bata|me_ache : temo que me encontre`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      base|maquiagem|maquilhagem|corretivo ..5 tap*|cobr*|disfarç* ..5 rox*|hematoma*|nódoa*|marca*|olho : uso base pra cobrir o roxo
      <partner> & <fear> & me|mim|eu|casa|cheg*|tenho|dá|crianças : meu marido me dá medo
      <fear> & chaves|chave|passos|porta|carro|chegue|chega|volte|volta|humor|irrit*|zang*|casa|grit*|reação & me|ele|ela|quando|ouço|escuto|casa|tenho : começo a tremer quando ouço as chaves
      estômago|coração|corpo|barriga|pele & encolh*|aperta|aceler*|gela|embrulh*|congel*|paralis*|dispara|revira & chave*|passos|porta|chega|carro|volta|ouço : o coração dispara quando ouço a porta
      <controls> ..6 <things>|roupa*|mensagens|saio|visto|gasto*|amig*|falo|quem|whatsapp|localização|tudo|comida|peso|corpo|horários & <partner>|me|meu|minha|meus|minhas : vasculha as minhas mensagens
      recibo*|notas|talão|talões|dinheiro|euros|reais & <partner>|me_dá|me_deixa|pedir|mostr*|justific* & me|cada|pedir|mostr*|justific*|tenho : só me dá dinheiro se eu mostrar os recibos
      permissão|autorização|licença|perguntar|avisar|pedir ..8 sair|comprar|gastar|ver|falar|marido|ele|ela|namorado|esposo|trabalhar|comer : peço licença até pra sair, pedir pra sair
      <partner>|me ..5 <insult> : minha namorada me chama de inútil
      me|nos ..2 grita|gritou|insulta|humilha|ridiculariza|despreza|cospe|ameaça|chantageia|manipula|intimida|rebaixa : ele me ridiculariza
      grita|insulta|humilha|ridiculariza|despreza|ameaça|chantageia|rebaixa me|nos|comigo : humilha-me
      <partner> ..6 <rage> : meu parceiro explode por nada
      <rage> ..6 <partner>|casa|se_atraso|se_demoro|comigo|por_nada : fica furioso se demoro, furioso comigo
      <partner>|me|sempre ..6 perdão|desculpa|desculpas|flores|chora|jura|promete|presentes|carinhoso ..8 depois|mudar|nunca_mais|outra_vez|volta|bat*|fazer|repete : ele pede desculpa com flores depois
      ovos|vidro|cacos|minado|bicos_dos_pés|bomba|pontas_dos_pés & casa|ele|ela|ando|piso|vivo|sempre|viver|pisar : em casa vivo num campo minado
      apag*|escond*|ocult*|às_escondidas|em_segredo|disfarç* ..8 <partner>|chegue|chega|volte|mensagens|histórico|curso|dinheiro|celular|telemóvel|descob*|veja : apago o histórico antes que chegue
      <not> ..3 <finds> ..8 curso|faço|falo|escrev*|trabalh*|aqui|isto|isso|mensagens|estud*|dinheiro|app : que ele não descubra que escrevo aqui
      se ..4 <finds2> ..6 mata|bate|confusão|problema*|pior|zang*|briga|castig*|inferno|me : se descobre faz um inferno
      <partner> ..8 <smash> : meu marido quebra os pratos
      <smash> ..6 parede|paredes|porta|portas|pratos|móveis|mesa|janela|celular|telemóvel|televis* & ele|ela|irrit*|zang*|casa|grit*|quando|marido|minha : partiu a mesa quando se zangou
      me ..3 <grab> ..6 braço*|cabelo*|ombros|pulso*|força|pescoço|parede|porta|chão|cama : me segurou pelos pulsos
      <grab> me ..6 braço*|cabelo*|ombros|pulso*|força|pescoço|parede|porta|chão|cama : agarrou-me pelos pulsos
      hematoma*|nódoa*|roxos|marcas|arranhões ..8 tap*|escond*|maqui*|pergunt*|caí|trabalho|mangas|lenço|braço*|pescoço|cobr* : cubro as marcas do pescoço com lenço
      <not> ..3 segura|seguro|a_salvo|livre|tranquila|tranquilo|à_vontade ..5 casa|ele|ela|marido|parceiro|aqui|lado : não estou tranquila na minha própria casa
      afast*|isol*|proíb*|proib*|imped* ..8 amig*|família|irmã|mãe|sair|trabalhar|falar|ver & me|ele|ela|marido|namorado|minha : me proibiu de falar com a família
      culpa|mereço|provoc* ..8 grit*|bat*|irrit*|zang*|marido|ele|agri*|crianças & me|minha|eu|o : diz que eu provoco, a culpa é minha se grita
      crianças|filhos|filha|filho|bebê|bebé ..6 ouvem|ouve|escut*|veem|vê|viu|viram|chor*|escond*|tapam|assust* ..8 grit*|brig*|bat*|pai|ele|padrasto|insult*|discut* : as crianças ouvem os gritos
      presa|preso|sair|fugir|escapar|ir_embora|deixá_lo|largar|separar ..8 medo|dinheiro|papéis|crianças|mata|onde|ele|ela|bate|ameaç* & <partner>|casa|me|relação|casamento : quero fugir de casa mas ele me dá medo
      cama|sexo|relações|íntim* ..8 <not> ..3 queira|quero|apetece|dizer|negar|vontade & me|ele|zang*|irrit*|obrig*|deixo|marido|tenho : faço sexo mesmo quando não quero porque ele se irrita
      casa ..8 inferno|prisão|medo|guerra|pesadelo|terror|cadeia : minha casa é uma prisão`,
  },
];
