import type { Signs } from './table.ts';

export const ES_HOME: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      apret*|agarr*|sujet* ..4 cuello|garganta & me|él|ella|casi|respirar : él me apretó del cuello
      me|nos|le|la ..1 <blow> : me tiró al suelo
      me|nos ..1 ha|había|vuelve|volvió|va|acaba|sigue|está ..2 <blown> : me ha roto la nariz
      me|nos|le ..1 da|dio|pega|pegó|mete|metió|soltó|suelta|tira|tiró|lanza|lanzó|echó|avienta|estampa|estampó ..4 <strike>|agua_hirviendo|aceite : me dio un codazo en la cara
      <partner> ..8 <weapon2> & me|nos|cuello|cara|amenaz*|puso|sacó|saca : mi marido sacó el cuchillo y me lo puso en el cuello
      manos|mano|brazo|almohada|cojín ..4 cuello|garganta|boca|cara & me|puso|pone|apretó|aprieta|él|ella|respirar|sin_aire : me puso las manos en el cuello
      <not> ..2 podía|podia|puedo|dejaba ..2 respirar & apret*|cuello|él|ella|encima|garganta|ahog*|me_puso : me apretó el cuello y no podía respirar
      ojo|labio|nariz|costilla*|brazo|diente*|mandíbula|ceja ..2 morado|roto|rota|rotas|partido|partida|negro|hinchado|fractur* ..8 & <partner>|me|marido|otra|caí|maquill*|digo|mentí|trabajo|puerta|escalera* : tengo el ojo morado, digo que me caí
      maquill*|gafas|mentí|miento|digo|dije|inventé ..8 moret*|moratón|moratones|golpe*|ojo|caí|escalera*|puerta|cardenal* : digo en el trabajo que me golpeé con la puerta
      <partner> ..6 me|nos ..2 <threat> : mi ex me quiere matar
      amenaz*|jura|juró|advirti* ..6 matar*|quitar*|hacer*_daño|niños|hijos|suicidarse|publicar|fotos|deport*|denunciar*|quemar*|pegar*|cuchillo|pistola : amenaza con quitarme a los niños
      si ..4 <leave> ..6 <threat2> : si me voy me busca y me mata
      si ..2 <not> ..3 mía|mío|mia ..4 nadie : si no soy mía no seré de nadie
      me|nos ..3 <takes> ..6 <things> : me ha quitado el pasaporte
      <things> ..6 me ..2 <takes> : el teléfono me lo quitó
      <locks> ..5 casa|cuarto|llave|fuera|dentro|baño|habitación|balcón|departamento|piso|calle|salir & me|nos|mi|marido|novio|él|ella : me dejó fuera de casa en la calle, encerrada en el balcón
      <not> ..2 <lets> ..4 salir|trabajar|ver|hablar|llamar|estudiar|ir|tener|visitar|comer|dormir & <partner> : mi marido no me deja ver a mi hermana
      <forced> & <not>? ..2 sexo|acostar*|relaciones|sexual*|desnud*|dormida|tocar* & me|mí|yo : me fuerza a tener sexo aunque diga que no
      me ..1 viol* : me viola cuando bebe
      <stalk> & me|casa|trabajo|coche|móvil|ubicación|calle|puerta|noche|ex|gps : me puso un gps en el coche
      <partner> ..5 <kills> ..3 perro|perra|gato|gata|mascota|hámster|conejo|pájaro : mi novio pateó al perro
      <hideIn> ..6 baño|cuarto|closet|armario|habitación|coche|garaje|cochera|vecina & él|ella|marido|novio|grit*|golpe*|puerta|romp*|papá|escrib*|borracho|susurr*|hij* : escribo desde el armario, está rompiendo todo, escondida en el armario de él
      <partner>|padrastro ..6 <hits> ..6 mamá|madre|hermana|hermano|mi_mujer|mi_hija|mi_hijo|niños|hijos|abuela : mi padre le pega a mi madre
      <victim> & <partner>|casa|marido|sufro|soy|vivo|pareja|violencia|ayuda|mí|golpes|malos_tratos : sufro malos tratos en casa
      miedo|terror|pánico|temo|temor ..8 me_mate|me_encuentre|me_pegue|nos_mate|me_haga_daño : temo que me encuentre
      <partner> & palizas|paliza|hostias|madrazos|puñetazos|bofetadas|patadas|cachetadas & me|yo|mí|otra|anoche|casa|siempre|cada : las palizas de mi marido son cada semana`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      base|maquillaje|corrector ..5 tap*|cubr*|disimul* ..5 moret*|morado|golpe*|marca*|ojo : uso base para tapar el morado
      <partner> & <fear> & me|mi|yo|casa|llega*|tengo|da|niños : mi esposo me da miedo
      <fear> & llaves|llave|pasos|puerta|coche|llegue|llega|vuelva|vuelve|humor|enoj*|enfad*|casa|grit*|reacción|regrese & me|él|ella|cuando|oigo|escucho|casa|tengo : me pongo a temblar cuando oigo las llaves
      estómago|corazón|cuerpo|tripas|piel & encog*|tens*|aceler*|cierra|revuelve|congel*|paraliz*|hiel* & llave*|pasos|puerta|llega|coche|vuelve|oigo : se me encoge el estómago cuando oigo la puerta
      me|nos ..2 <controls> ..6 <things>|ropa|mensajes|salgo|visto|gasto*|amig*|hablo|quién|whatsapp|ubicación|todo|comida|peso|cuerpo|horarios|hora : me revisa todos los mensajes
      <controls> ..4 <things>|ropa|mensajes|gastos|cuentas & <partner> : él decide la ropa que llevo
      <partner> ..6 <controls> ..4 <things>|ropa|mensajes|gastos|todo|qué|con_quién : mi mujer decide con quién hablo
      ticket*|recibos|tickets|facturas|factura|cuentas|monedas|dinero|euros|pesos ..8 <partner>|me_da|me_deja|pedir*|enseñ*|mostrar*|justific* ..4 & me|cada|pedir*|mi|enseñ*|justific*|mostrar* : solo me da dinero si le enseño los tickets
      permiso|preguntar*|avisar* ..8 salir|comprar|gastar|ver|hablar|marido|él|ella|novio|esposo|pareja|trabajar|comer : le pido permiso hasta para salir
      <partner>|me ..5 <insult> : mi novia me llama inútil
      me|nos ..2 grita|gritó|insulta|humilla|menosprecia|ridiculiza|desprecia|escupe|amenaza|chantajea|manipula|intimida|ignora_días : él me ridiculiza
      <partner> ..6 <rage> : mi pareja explota por nada
      <rage> ..6 <partner>|casa|si_llego|si_tardo|conmigo|por_nada : se pone furioso si tardo
      <partner>|me|siempre ..6 perdón|flores|llora|jura|promete|regalos|cariñoso ..8 después|luego|cambiar|nunca_más|otra_vez|vuelve|golpe*|pega|hacerlo|repite : luego me pide perdón con flores y jura cambiar
      huevos|cristales|cáscaras|puntillas|pies_de_plomo|campo_minado|bomba ..4 & casa|él|ella|ando|camino|vivo|siempre|vivir : en casa vivo en un campo minado
      ando|camino|vivo|caminar|andar ..3 huevos|puntillas|puntitas|cristales|minas : camino sobre huevos
      borr*|escond*|ocult*|a_escondidas|en_secreto|disimul* ..8 <partner>|llegue|llega|vuelva|mensajes|historial|curso|dinero|móvil|descubr*|enter*|vea : borro el historial antes de que llegue
      <not> ..3 <finds> ..6 curso|hago|hablo|escrib*|trabaj*|aquí|esto|mensajes|estudi*|dinero|app : que no se entere de que escribo aquí
      si ..4 <finds2> ..6 mata|mato|pega|lío|problema*|peor|enfad*|enoj*|arma|castig*|infierno : si se entera me arma un infierno
      <partner> ..8 <smash> : mi marido tira los platos
      <smash> ..6 pared|paredes|puerta|puertas|platos|muebles|mesa|ventana|móvil|celular|televis* & él|ella|enoj*|enfad*|casa|grit*|cuando|marido|mi : rompió la mesa cuando se enfadó
      me ..3 <grab> ..6 brazo*|pelo|hombros|muñeca*|fuerte|cuello|pared|puerta|suelo|cama : me sujetó de las muñecas
      moret*|moratón|moratones|cardenal*|golpes|marcas|arañazos ..8 tap*|escond*|maquill*|pregunt*|caí|trabajo|mangas|pañuelo|brazo*|cuello : tapo las marcas del cuello con pañuelo
      <not> ..3 segura|seguro|a_salvo|libre|tranquila|tranquilo ..5 casa|él|ella|marido|pareja|aquí|lado : no estoy tranquila en mi propia casa
      alej*|aisl*|prohib*|impid* ..8 amig*|familia|hermana|madre|salir|trabajar|hablar|ver & me|él|ella|marido|novio|mi : me prohibió hablar con mi familia
      culpa|merezco|provoc*|aguant* ..8 grit*|pega|enoj*|enfad*|marido|él|golpe*|pone|niños & me|mi|mía|yo|lo : dice que yo lo provoco, que es culpa mía si grita
      niños|hijos|hija|hijo|bebé ..6 oyen|oye|escuch*|ven|vio|vieron|llor*|escond*|tapan|asust* ..8 grit*|pele*|golpe*|papá|él|padre|insult*|discut* : los niños oyen los gritos
      atrapada|atrapado|salir|escapar|irme|huir|dejarlo|dejarle|separarme ..8 miedo|dinero|papeles|niños|mata|dónde|donde|él|ella|pega|amenaz* & <partner>|casa|me|relación|él|matrimonio : quiero irme de casa pero mi marido me da miedo
      cama|sexo|relaciones|íntim* ..8 <not> ..3 quiera|quiero|apetece|decir|negar*|ganas & me|él|enfad*|enoj*|oblig*|dejo|marido|tengo : tengo sexo aunque no quiera porque él se enfada
      casa ..8 infierno|cárcel|miedo|guerra|pesadilla|terror|prisión : mi casa es una cárcel`,
  },
];
